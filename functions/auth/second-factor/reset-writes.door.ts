import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, remove, update } from '../../platform/db/write.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';

/**
 * What takes the second factor off someone who has lost it, and ends their sessions: the telephone may be in other hands.
 * Refused when they are in other workspaces than they were, or administer the platform since.
 */
export const resetWrites = ({ workspaceIds = [], ...user }: UserItem): Operation[] => [
  update(
    User.patch(user)
      .set({ updatedAt: new Date().toISOString() })
      .add({ sessionEpoch: 1 })
      .remove(['secondFactorAt'])
      .where((attr, is) =>
        [
          is.exists(attr.secondFactorAt),
          is.eq(attr.role, user.role),
          user.version === undefined ? is.notExists(attr.version) : is.eq(attr.version, user.version),
          ...(workspaceIds.length > 0
            ? [`${is.size(attr.workspaceIds)} = ${is.escape(workspaceIds.length)}`]
            : [is.notExists(attr.workspaceIds)]),
          ...workspaceIds.map((id) => is.contains(attr.workspaceIds, id)),
        ].join(' AND '),
      ),
    changedMeanwhile,
  ),
  remove(SecondFactor.remove(user), changedMeanwhile),
];
