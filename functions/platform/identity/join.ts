import { mostWorkspaces } from '../../../shared/kernel/permissions.ts';
import { type Operation, put, update } from '../db/write.ts';
import { Member, type MemberItem } from './member.entity.ts';
import { User } from './user.entity.ts';

/**
 * What makes someone a member of a workspace, beside its count: once (`already_member`), in twenty workspaces at most
 * (`workspace_limit`). A sign-in leads there from then on.
 */
export const joining = (member: MemberItem): Operation[] => [
  put(Member.create(member), 'already_member'),
  update(
    User.patch(member)
      .add({ workspaceIds: [member.workspaceId] })
      .set({ homeWorkspaceId: member.workspaceId })
      .where(
        (attr, is) =>
          `(${is.notExists(attr.workspaceIds)} OR ${is.size(attr.workspaceIds)} < ${is.escape(mostWorkspaces)})`,
      ),
    'workspace_limit',
  ),
];
