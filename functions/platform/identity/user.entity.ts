import { CustomAttributeType, type EntityItem } from 'electrodb';
import { type AdminPermission, type PlatformPart, platformPermissionsOf } from '../../../shared/kernel/permissions.ts';
import { defineEntity } from '../db/client.ts';
import { env } from '../env.ts';
import { newId } from '../new-id.ts';

const adminPermission = CustomAttributeType<AdminPermission>('string');

/** A person, whatever the workspaces that they are in: their place in each is a `Member`. */
export const User = defineEntity({
  model: { service: 'reclame', entity: 'user', version: '2' },
  attributes: {
    userId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    passwordHash: { type: 'string', required: true },
    firstName: { type: 'string', required: true },
    lastName: { type: 'string', required: true },
    company: { type: 'string' },
    /** Of the platform. */
    role: { type: ['admin', 'member'] as const, required: true },
    /** What they may do on the platform without that role `admin`: of an administrator, who may do all of it, nothing is kept. */
    adminGrants: { type: 'list', items: { type: adminPermission } },
    status: { type: ['active', 'suspended'] as const, required: true },
    /** Raised to end every session that was opened before. */
    sessionEpoch: { type: 'number', required: true },
    /** Key of the one reset link that still works. */
    resetKey: { type: 'string' },
    /** Raised by a reset: the API keys that the person made before are revoked. */
    keyEpoch: { type: 'number' },
    /** The `keyEpoch` of the last reset that its owner was told of. */
    toldKeyEpoch: { type: 'number' },
    /** Since when a code is asked beside their password; the rest is their `SecondFactor`. */
    secondFactorAt: { type: 'string' },
    /** When someone first opened a link that was mailed to the address; until then whoever registered it may be a stranger. */
    emailProvenAt: { type: 'string' },
    /** No mail goes to that address any more: it gave one back for good, or its reader said that they want none. */
    mailStop: {
      type: 'map',
      properties: {
        email: { type: 'string', required: true },
        reason: { type: ['bounce', 'complaint'] as const, required: true },
        at: { type: 'string', required: true },
      },
    },
    /** When a mail was last known to reach them, or they asked to try again: what bounced of earlier ones says nothing now. */
    reachedAt: { type: 'string' },
    /** When they last asked for our mails again: a complaint about earlier ones is settled. */
    mailsWantedAt: { type: 'string' },
    /** Key of the one confirmation link that still works. */
    confirmKey: { type: 'string' },
    /** The change of their address that its link may still make: the last one asked. */
    emailChangeId: { type: 'string' },
    /** The changes whose way back is still open, the oldest first: one that is gone back closes the later ones. */
    emailBackIds: { type: 'list', items: { type: 'string' } },
    /** Where they are members: kept in the transactions that make and remove the members. */
    workspaceIds: { type: 'set', items: 'string' },
    /** Where a sign-in leads: the one of those that they were last in. */
    homeWorkspaceId: { type: 'string' },
    /** Asked by themselves: until then they can come back, and from `begunAt` on their account is being purged. */
    deletion: {
      type: 'map',
      properties: {
        requestedAt: { type: 'string', required: true },
        deletesAt: { type: 'string', required: true },
        begunAt: { type: 'string' },
      },
    },
    /** Raised by each change of an administrator; those that none has changed are of version 1. */
    version: { type: 'number' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['userId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type UserItem = EntityItem<typeof User>;

/** The workspace in whose log stands what a person does with their account while they are signed in nowhere. */
export const accountPlace = ({ userId, homeWorkspaceId = 'platform' }: UserItem) => ({
  userId,
  workspaceId: homeWorkspaceId,
});

type Given = Pick<UserItem, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'company'>;

/** A person who registers now, member of no workspace yet. */
export function newUser({ email, passwordHash, firstName, lastName, company }: Given, now: Date): UserItem {
  const at = now.toISOString();
  return {
    userId: newId('usr', now),
    email,
    passwordHash,
    firstName,
    lastName,
    company,
    role: 'member',
    status: 'active',
    sessionEpoch: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** Whether anything of the platform is theirs to look after. */
export const hasPlatformPart = (user: PlatformPart): boolean => platformPermissionsOf(user).length > 0;

/** Whether the stage asks a second factor of them, since they hold something of the platform. */
export const mustHaveSecondFactor = (user: PlatformPart): boolean =>
  hasPlatformPart(user) && env.ADMIN_SECOND_FACTOR === 'required';

/** Whether someone may not do their part on the platform yet, for want of the second factor that it takes. */
export const lacksSecondFactor = (user: UserItem): boolean =>
  user.secondFactorAt === undefined && mustHaveSecondFactor(user);
