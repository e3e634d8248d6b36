import { CustomAttributeType, type EntityItem } from 'electrodb';
import {
  type Permission,
  permissionsHere,
  type WorkspacePermission,
  workspaceRoles,
} from '../../../shared/kernel/permissions.ts';
import { defineEntity } from '../db/client.ts';
import { lacksSecondFactor, type UserItem } from './user.entity.ts';

const permission = CustomAttributeType<WorkspacePermission>('string');

/** A person's place in a workspace: who has none is a stranger there. Read with every request. */
export const Member = defineEntity({
  model: { service: 'reclame', entity: 'member', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    role: { type: workspaceRoles, required: true },
    /** What was given beside the role, and what was refused of it: never what changes nothing. */
    grants: { type: 'list', items: { type: permission } },
    refusals: { type: 'list', items: { type: permission } },
    /** Their account is about to be deleted. */
    goes: { type: 'boolean' },
    version: { type: 'number', required: true },
    joinedAt: { type: 'string', required: true },
    /** When a session of theirs was last opened or renewed here. */
    lastSeenAt: { type: 'string' },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});

export type MemberItem = EntityItem<typeof Member>;

/** Someone who joins a workspace now. */
export function newMember(
  place: Pick<MemberItem, 'workspaceId' | 'userId' | 'role' | 'grants' | 'refusals'>,
  now: Date,
): MemberItem {
  const at = now.toISOString();
  return { ...place, version: 1, joinedAt: at, updatedAt: at };
}

/** What a person may do in a workspace, and on the platform if they run it and have the second factor that it takes. */
export const heldPermissions = (user: UserItem, member: MemberItem): Set<Permission> =>
  permissionsHere(lacksSecondFactor(user) ? { role: 'member' } : user, member);

/** Whether `Team` counts them among the owners: not from when they ask that their account be deleted. */
export const countsAsOwner = ({ role, goes }: Pick<MemberItem, 'role' | 'goes'>): boolean => role === 'owner' && !goes;
