import { unknownMember } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../app-error.ts';
import { check, type Operation } from '../db/write.ts';
import { Member } from './member.entity.ts';

/**
 * What stands in the transaction that gives a thing to a member: one operation that writes nothing, and refuses with a 400 on
 * `path` whoever is no member of the workspace. None for a thing that is nobody's.
 */
export function ownedBy(workspaceId: string, ownerId: string | null | undefined, path = 'ownerId'): Operation[] {
  return ownerId ? [check(Member.remove({ workspaceId, userId: ownerId }), invalidField(path, unknownMember))] : [];
}
