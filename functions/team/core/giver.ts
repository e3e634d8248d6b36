import { type Giver, mayGive } from '../../../shared/team/giving.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import type { Item } from '../../platform/db/read-together.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { heldPermissions, Member, type MemberItem } from '../../platform/identity/member.entity.ts';

/** Who gives and takes rights, as they stand when they do: read again with what they change. */
export type GiverHere = Giver & { member: MemberItem };

export function giverHere({ user }: Pick<Actor, 'user'>, item: Item | undefined): GiverHere {
  const { data: member } = Member.parse({ Item: item });
  if (!member) throw new AppError('unauthorized');
  const holds = heldPermissions(user, member);
  if (!holds.has('team:manage')) throw new AppError('forbidden');
  return { userId: member.userId, mayGive: mayGive(holds), member };
}

/** Refuses a write when a member is gone or has another place since they were read; a second reading tells. */
export const unchanged = (member: MemberItem): Operation =>
  check(
    Member.remove(member).where((attr, { eq }) => eq(attr.version, member.version)),
    changedMeanwhile,
  );
