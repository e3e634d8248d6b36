import { updateUserPermissions } from '../../../shared/admin/permission.contract.ts';
import { type AdminPermission, adminPermissions } from '../../../shared/kernel/permissions.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { differenceFrom, inBothLists } from '../../../shared/team/giving.ts';
import { grantedAndRefused } from '../../../shared/team/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type AuditValue, audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { check, type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { onPlatform, peopleAtHand, standsAs, stillAdministers } from '../core/people-at-hand.ts';
import { versionOf } from '../core/shown-people.ts';
import { type Standing, shownPermissions, standingVersion } from './shown-permissions.ts';

type Asked = ParsedInput<typeof updateUserPermissions>['body'];
/** What becomes of an item, and the lines that tell it; without lines it stays as it is. */
type Change<Item> = { after: Item; operations: Operation[]; lines: Operation[] };

/** Changes what someone is given and refused beside their roles. It holds at their next call, and their sessions go on. */
export const handler = defineHandler(updateUserPermissions, async ({ actor, params: { id }, body }) => {
  if (actor.userId === id) throw new AppError('own_account');
  if (inBothLists(body).length > 0) throw invalidField('grants', grantedAndRefused);
  return { permissions: await shownPermissions(await withFreshReads(() => change(actor, id, body)), actor) };
});

async function change(actor: Actor, userId: string, asked: Asked): Promise<Standing> {
  const { by, holds, user } = await peopleAtHand(actor, userId);
  const member = await placeOf(userId, asked);
  const adminGrants = adminGrantsAfter(user, asked);
  if (member?.role === 'owner' && asked.refusals.length > 0) throw new AppError('owner_whole');
  if (!adminGrants.every((permission) => holds.has(permission))) throw new AppError('beyond_own');
  if (standingVersion({ user, member }) !== asked.version) throw new AppError('conflict');
  const now = new Date();
  const person = personChange(actor, user, adminGrants, now);
  const place = member && placeChange(actor, member, asked, now);
  const lines = [...person.lines, ...(place?.lines ?? [])];
  if (lines.length > 0)
    await write([stillAdministers(by), ...person.operations, ...(place?.operations ?? []), ...lines]);
  return { user: person.after, member: place?.after ?? null };
}

async function placeOf(userId: string, { workspaceId, grants, refusals }: Asked): Promise<MemberItem | null> {
  if (workspaceId === null && grants.length + refusals.length === 0) return null;
  const { data } = await Member.get({ workspaceId: workspaceId ?? '', userId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** What is kept of the list, in the order of all of them: nothing of an administrator, whose role brings them all. */
function adminGrantsAfter({ role, adminGrants = [] }: UserItem, asked: Asked): AdminPermission[] {
  const wanted = asked.adminGrants ?? adminGrants;
  return role === 'admin' ? [] : adminPermissions.filter((permission) => wanted.includes(permission));
}

const list = (permissions: readonly string[] | undefined): string => (permissions ?? []).join(' ');

function personChange(actor: Actor, user: UserItem, adminGrants: AdminPermission[], now: Date): Change<UserItem> {
  const { userId } = user;
  if (list(adminGrants) === list(user.adminGrants))
    return {
      after: user,
      // What they are on the platform says who may change their place too.
      operations: [
        check(
          User.remove({ userId }).where((attr, is) => standsAs(user, attr, is)),
          changedMeanwhile,
        ),
      ],
      lines: [],
    };
  const changes = { adminGrants, version: versionOf(user) + 1, updatedAt: now.toISOString() };
  const values = [{ field: 'adminGrants', from: user.adminGrants ?? [], to: adminGrants }];
  return {
    after: { ...user, ...changes },
    operations: [
      update(
        User.patch({ userId })
          .set(changes)
          .where((attr, is) => standsAs(user, attr, is)),
        changedMeanwhile,
      ),
    ],
    lines: [told(onPlatform(actor), userId, values, now)],
  };
}

function placeChange(actor: Actor, member: MemberItem, asked: Asked, now: Date): Change<MemberItem> {
  const { userId, workspaceId, role, version } = member;
  const lists = differenceFrom({ role, grants: asked.grants, refusals: asked.refusals });
  const values = (['grants', 'refusals'] as const)
    .filter((field) => list(lists[field]) !== list(member[field]))
    .map((field) => ({ field, from: member[field] ?? [], to: lists[field] }));
  if (values.length === 0)
    return {
      after: member,
      operations: [
        check(
          Member.remove(member).where((attr, { eq }) => eq(attr.version, version)),
          changedMeanwhile,
        ),
      ],
      lines: [],
    };
  const changes = { ...lists, version: version + 1, updatedAt: now.toISOString() };
  return {
    after: { ...member, ...changes },
    operations: [
      update(
        Member.patch(member)
          .set(changes)
          .where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
    ],
    lines: [told({ ...onPlatform(actor), workspaceId }, userId, values, now)],
  };
}

const told = (by: ReturnType<typeof onPlatform>, entityId: string, values: AuditValue[], now: Date): Operation =>
  audit(by, { type: 'user.permissions_changed', entityId, changed: values.map(({ field }) => field), values }, now);
