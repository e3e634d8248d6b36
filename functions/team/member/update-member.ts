import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { differenceFrom, inBothLists, refusalToChange } from '../../../shared/team/giving.ts';
import * as team from '../../../shared/team/member.contract.ts';
import { grantedAndRefused } from '../../../shared/team/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Person } from '../../platform/identity/active-people.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { countsAsOwner, Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { giverHere, unchanged } from '../core/giver.ts';
import { toldMember } from '../core/told-member.ts';
import { shownMember } from './shown-member.ts';

type Asked = ParsedInput<typeof team.updateMember>['body'];

export const handler = defineHandler(team.updateMember, async ({ actor, params: { userId }, body }) => ({
  member: shownMember(await withFreshReads(() => changePlace(actor, userId, body))),
}));

async function changePlace(actor: Actor, userId: string, asked: Asked): Promise<Person> {
  const { workspaceId } = actor;
  const [giverItem, memberItem, userItem] = await readTogether([
    Member.get(actor),
    Member.get({ workspaceId, userId }),
    User.get({ userId }),
  ]);
  const giver = giverHere(actor, giverItem);
  const before = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  if (!before || !user) throw new AppError('not_found');
  const after = placeAfter(before, asked);
  const own = giver.userId === userId;
  // Of an owner no refusal is kept, so that what was asked says whether there was one.
  const wanted = after.role === 'owner' ? { ...after, refusals: asked.refusals } : after;
  const refusal = refusalToChange(giver, { userId, before, after: wanted });
  if (refusal) throw new AppError(refusal);
  if (before.version !== asked.version) throw new AppError('conflict');
  const changed = (['role', 'grants', 'refusals'] as const).filter(
    (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field] ?? []),
  );
  if (changed.length === 0) return { user, member: before };
  const now = new Date();
  const member: MemberItem = { ...before, ...after, version: before.version + 1, updatedAt: now.toISOString() };
  await write([
    ...(own ? [] : [unchanged(giver.member)]),
    update(
      Member.patch(before)
        .set({ ...after, version: member.version, updatedAt: member.updatedAt })
        .where((attr, { eq }) => eq(attr.version, before.version)),
      changedMeanwhile,
    ),
    ...ownersAfter(before, member),
    audit(actor, { type: 'member.changed', entityId: userId, changed }, now),
    ...(changed.includes('role')
      ? [event(actor, { type: 'member.role_changed', entityId: userId, data: toldMember(user, member) }, now)]
      : []),
  ]);
  return { user, member };
}

/** What is not asked for stays, as far as it still differs from what the role brings. */
function placeAfter(before: MemberItem, { role = before.role, grants, refusals }: Asked) {
  const lists = { grants: grants ?? before.grants ?? [], refusals: refusals ?? before.refusals ?? [] };
  if (inBothLists(lists).length > 0) throw invalidField(grants ? 'grants' : 'refusals', grantedAndRefused);
  return { role, ...differenceFrom({ role, ...lists }) };
}

function ownersAfter(before: MemberItem, after: MemberItem): Operation[] {
  if (countsAsOwner(before) === countsAsOwner(after)) return [];
  return [countTeam(before.workspaceId, { owners: countsAsOwner(after) ? 1 : -1 })];
}
