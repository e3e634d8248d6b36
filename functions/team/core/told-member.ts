import type { MemberItem } from '../../platform/identity/member.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

export const fullName = ({ firstName, lastName }: Pick<UserItem, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** A member as events tell of them. */
export const toldMember = (user: UserItem, { userId, role }: Pick<MemberItem, 'userId' | 'role'>) => ({
  member: { userId, name: fullName(user), role },
});
