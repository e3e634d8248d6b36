import { Demo } from '../../../functions/health/demo.entity.ts';
import { putFile } from '../../../functions/platform/clients/files.ts';
import { put, write } from '../../../functions/platform/db/write.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import { emailKeyOf, sealEmail } from '../../../functions/ugc/core/creator-email.ts';
import { CreatorIdentity } from '../../../functions/ugc/core/creator-identity.entity.ts';
import { newRelation } from '../../../functions/ugc/core/creator-relation.entity.ts';
import { newProfile, profileWrites, relationWrites } from '../../../functions/ugc/core/creator-writes.ts';
import { addCreatorOnce } from '../../../functions/ugc/creator/add-creator.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { createCreator } from '../../../shared/ugc/creator.contract.ts';
import { drawPortrait } from './draw-figure.ts';
import { drawPoster } from './draw-poster.ts';
import { type DemoCreator, demoCreators } from './people.ts';

const name = 'creators';
const svg = 'image/svg+xml';

/** Whom the demo agency has added: they have not opened their link yet. */
const added = [
  { displayName: 'Ambre Sauveterre', collectedFrom: 'Rencontrée au salon des créateurs de Lyon' },
  { displayName: 'Timothée Clavières', collectedFrom: 'Il nous a écrit depuis notre site' },
  { displayName: 'Lina Bouchareb', collectedFrom: 'Recommandée par un annonceur' },
];

/** What the agency says of the first ones of the marketplace. */
const said = [
  { favorite: true, tags: ['beauté', 'rapide'], note: 'Très à l’aise face caméra, relances inutiles.' },
  { favorite: true, tags: ['à rappeler'], note: undefined },
  { favorite: false, tags: ['été 2026'], note: 'Disponible surtout le week-end.' },
  { favorite: true, tags: ['rapide'], note: undefined },
];

/** Fills the marketplace, once; whom it has already stays as they are. */
export async function fillCreators(agency: Actor, leaving: AbortSignal): Promise<void> {
  const { data: demo } = await Demo.get({ name }).go({ consistent: true });
  if (demo?.state === 'ready') return;
  const ids: string[] = [];
  for (const creator of demoCreators(parisDay())) {
    if (leaving.aborted) return;
    ids.push(await fillOne(creator));
  }
  await sayOfThem(agency, ids);
  for (const body of added) await addOne(agency, body);
  await Demo.put({ name, state: 'ready' }).go();
}

async function fillOne({ email, content, figure, away, ...facts }: DemoCreator): Promise<string> {
  const emailKey = emailKeyOf(email);
  const { data: known } = await CreatorIdentity.get({ emailKey }).go({ consistent: true });
  if (known) return known.creatorId;
  const now = new Date();
  const creatorId = newId('crt', now);
  const fileOf = (file: string) => `creators/${creatorId}/${file}.svg`;
  await putFile(fileOf('portrait'), drawPortrait(figure), svg);
  const portfolio = await Promise.all(
    content.portfolio.map(async (item, at) => {
      const posterFile = fileOf(item.id);
      await putFile(posterFile, drawPoster({ figure, niche: item.sector ?? 'home', title: item.title, at }), svg);
      return { ...item, posterFile };
    }),
  );
  const profile = {
    ...newProfile(creatorId, emailKey, now),
    ...facts,
    listed: true,
    content: { ...content, portfolio },
    photoFile: fileOf('portrait'),
    lastActiveAt: new Date(now.getTime() - away * dayMs).toISOString(),
  };
  const sealedEmail = await sealEmail(creatorId, email);
  await write([
    put(CreatorIdentity.create({ emailKey, creatorId, sealedEmail, createdAt: now.toISOString() })),
    ...profileWrites(null, profile, now),
  ]);
  return creatorId;
}

async function sayOfThem({ workspaceId }: Actor, ids: string[]): Promise<void> {
  const now = new Date();
  for (const [at, words] of said.entries()) {
    const relation = { ...newRelation(workspaceId, ids[at * 4] ?? '', now), ...words, version: 1 };
    await write(relationWrites(null, relation, now));
  }
}

async function addOne(actor: Actor, { displayName, collectedFrom }: (typeof added)[number]): Promise<void> {
  const [first = ''] = displayName.split(' ');
  const email = `${first
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}@createurs.example`;
  await addCreatorOnce({
    route: createCreator,
    actor,
    caller: { ip: '127.0.0.1', bearer: undefined, requestId: 'demo', idempotencyKey: `demo-creator-${email}` },
    body: { email, displayName, collectedFrom, message: undefined },
  });
}
