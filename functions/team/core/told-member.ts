import type { MemberItem } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

/** A member as events tell of them. */
export const toldMember = (user: UserItem, { userId, role }: Pick<MemberItem, 'userId' | 'role'>) => ({
  member: { userId, name: fullNameOf(user), role },
});
