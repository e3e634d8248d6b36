import type { BillingAccountItem } from '../../../functions/billing/core/billing-account.entity.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { WorkspaceRole } from '../../../shared/kernel/permissions.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { firstNames, lastNames } from './names.ts';
import { sirenOf, vatNumberOf } from './places.ts';
import { type DemoWorkspace, momentOf, type Step } from './story.ts';

export type Person = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: WorkspaceRole;
  joinedAt: Date;
  lastSeenAt: Date;
  suspendedAt?: Date;
  ip: string;
};

export type Guest = { invitationId: string; email: string; role: WorkspaceRole; at: Date };

/** A workspace of the story with its moments, its ids and its people: the same day gives the same ones. */
export type House = {
  demo: DemoWorkspace;
  workspaceId: string;
  born: Date;
  details: BillingAccountItem['details'];
  steps: { at: Date; step: Step }[];
  /** The first one owns it. */
  people: [Person, ...Person[]];
  guests: Guest[];
};

const roles: readonly WorkspaceRole[] = ['manager', 'member', 'member', 'accountant', 'viewer'];

export const drawHouses = (today: Date): House[] => demoWorkspaces.map((demo, index) => drawHouse(today, demo, index));

function drawHouse(today: Date, demo: DemoWorkspace, index: number): House {
  const born = momentOf(today, demo.born, demo.slug);
  const count = demo.people + (demo.invited ?? 0);
  const named = Array.from({ length: count }, (_, place) => nameOf(demo, index * 7 + place));
  const [owner, ...others] = named
    .slice(0, demo.people)
    .map((name, place) => personOf(today, demo, { born, name, place }));
  if (!owner) throw new Error(`${demo.name} has nobody`);
  return {
    demo,
    workspaceId: idOfSource('wks', born, `demo ${demo.slug}`),
    born,
    details: detailsOf(demo, index),
    steps: demo.steps.map((step, place) => ({ at: momentOf(today, step.ago, `${demo.slug} ${place}`), step })),
    people: [owner, ...others],
    guests: named.slice(demo.people).map(({ email }, place) => {
      const at = momentOf(today, 2 + place, email);
      return { invitationId: idOfSource('inv', at, email), email, role: 'member', at };
    }),
  };
}

/** There are no common divisors of both lists: no two people have both names. */
function nameOf({ slug }: DemoWorkspace, number: number) {
  const firstName = firstNames[number % firstNames.length] ?? '';
  const lastName = lastNames[(number * 7 + 3) % lastNames.length] ?? '';
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-zA-Z-]/g, '')
      .toLowerCase();
  return { firstName, lastName, email: `${plain(firstName)}.${plain(lastName)}@${slug}.example` };
}

type Named = ReturnType<typeof nameOf>;

function personOf(
  today: Date,
  demo: DemoWorkspace,
  { born, name, place }: { born: Date; name: Named; place: number },
): Person {
  const chances = new Seeded(name.email);
  const ageDays = (today.getTime() - born.getTime()) / dayMs;
  const joinedAgo = place === 0 ? null : Math.floor(ageDays * (1 - 0.45 * chances.next()) - 0.2);
  const joinedAt = joinedAgo === null ? born : momentOf(today, Math.max(0, joinedAgo), `join ${name.email}`);
  return {
    ...name,
    userId: idOfSource('usr', joinedAt, name.email),
    role: place === 0 ? 'owner' : (roles[(place - 1) % roles.length] ?? 'member'),
    joinedAt,
    lastSeenAt: lastSeen(today, demo, { joinedAt, place, chances }),
    ...(place === 1 && demo.suspendedPerson && { suspendedAt: momentOf(today, demo.suspendedPerson, 'suspended') }),
    ip: `198.51.100.${chances.int(2, 250)}`,
  };
}

/** Who owns it looks in; of the others, some come rarely, and one in six has never come back. */
function lastSeen(
  today: Date,
  { leftSince, suspendedPerson }: DemoWorkspace,
  { joinedAt, place, chances }: { joinedAt: Date; place: number; chances: Seeded },
): Date {
  if (place > 0 && chances.chance(1 / 6)) return joinedAt;
  const since = leftSince ?? (place === 1 ? suspendedPerson : undefined);
  const ago = since !== undefined ? since + chances.int(0, 6) : place === 0 ? chances.int(0, 3) : chances.int(0, 38);
  const seen = momentOf(today, ago, `seen ${place} ${joinedAt.getTime()}`);
  return seen < joinedAt ? joinedAt : seen;
}

function detailsOf({ name, slug, place }: DemoWorkspace, index: number): BillingAccountItem['details'] {
  const { vatNumber, ...address } = place;
  const siren = place.country === 'FR' ? sirenOf(index + 1) : undefined;
  return {
    legalName: name,
    ...(siren && { siren }),
    ...((siren || vatNumber) && { vatNumber: siren ? vatNumberOf(siren) : vatNumber }),
    ...address,
    email: `compta@${slug}.example`,
  };
}
