import { mostWorkspaces } from '../../../shared/kernel/permissions.ts';
import { changedMeanwhile } from '../db/fresh-reads.ts';
import { type Operation, put, update } from '../db/write.ts';
import { Member, type MemberItem } from './member.entity.ts';
import { markPeople } from './people-change.entity.ts';
import { User, type UserItem } from './user.entity.ts';

/**
 * What makes someone a member of a workspace, beside its count: once (`already_member`), in twenty workspaces at most
 * (`workspace_limit`). A sign-in leads there from then on. `provenAt` notes that they read the mails of their address.
 */
export const joining = (member: MemberItem, provenAt?: string): Operation[] => [
  put(Member.create(member), 'already_member'),
  update(
    User.patch(member)
      .add({ workspaceIds: [member.workspaceId] })
      .set({ homeWorkspaceId: member.workspaceId, ...(provenAt && { emailProvenAt: provenAt }) })
      .where(
        (attr, is) =>
          `(${is.notExists(attr.workspaceIds)} OR ${is.size(attr.workspaceIds)} < ${is.escape(mostWorkspaces)})`,
      ),
    'workspace_limit',
  ),
  markPeople([member.userId, member.workspaceId]),
];

/** What forgets, with a person's place in a workspace, that they are in it: a sign-in leads to another of theirs. */
export function leaving({ userId, workspaceIds = [], homeWorkspaceId }: UserItem, workspaceId: string): Operation[] {
  const next = workspaceIds.find((id) => id !== workspaceId);
  const patch = User.patch({ userId }).delete({ workspaceIds: [workspaceId] });
  if (homeWorkspaceId !== workspaceId) return [update(patch), markPeople([userId])];
  const moved = next ? patch.set({ homeWorkspaceId: next }) : patch.remove(['homeWorkspaceId']);
  return [
    update(
      moved.where((attr, { eq }) => eq(attr.homeWorkspaceId, workspaceId)),
      changedMeanwhile,
    ),
    markPeople([userId]),
  ];
}
