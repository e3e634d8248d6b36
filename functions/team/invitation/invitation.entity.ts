import { CustomAttributeType, type EntityItem } from 'electrodb';
import { dayMs } from '../../../shared/kernel/day.ts';
import { type WorkspacePermission, workspaceRoles } from '../../../shared/kernel/permissions.ts';
import { invitationDays } from '../../../shared/team/team.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';

const permission = CustomAttributeType<WorkspacePermission>('string');
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Over which those that wait are spread. */
export const shards = ['0', '1', '2', '3'] as const;

/** A place in a workspace that waits for whoever has an address. One that has expired is `pending` until it is swept, or its seat is needed. */
export const Invitation = defineEntity({
  model: { service: 'reclame', entity: 'invitation', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    invitationId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    role: { type: workspaceRoles, required: true },
    grants: { type: 'list', items: { type: permission } },
    refusals: { type: 'list', items: { type: permission } },
    message: { type: 'string' },
    status: { type: ['pending', 'accepted', 'revoked', 'expired'] as const, required: true },
    /** Key of the one link that still works; none before it is mailed. */
    linkKey: { type: 'string' },
    invitedBy: {
      type: 'map',
      required: true,
      properties: { id: { type: 'string', required: true }, name: { type: 'string', required: true } },
    },
    expiresAt: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** Where the sweep finds it while it waits, and from when on: its end. */
    shard: { type: 'string' },
    dueAt: { type: 'string' },
    /** Once it has ended. */
    ttl: { type: 'number' },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['invitationId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type InvitationItem = EntityItem<typeof Invitation>;

/** Whether it waits, and no mail of it has left. */
export const isUnsent = ({ status, linkKey }: InvitationItem): boolean => status === 'pending' && linkKey === undefined;

/** How long one that is sent now waits, and where the sweep finds it. */
export function waitingFrom(invitationId: string, now: Date) {
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs).toISOString();
  return { status: 'pending', expiresAt, shard: shardOf(invitationId, shards), dueAt: expiresAt } as const;
}

/** The one invitation of an address that waits in a workspace. */
export const InvitationLock = defineEntity({
  model: { service: 'reclame', entity: 'invitationLock', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    emailKey: { type: 'string', required: true },
    invitationId: { type: 'string', required: true },
  },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['emailKey'], casing: 'none' },
    },
  },
});

/** Whether it may no longer be answered, whatever is stored. */
export const isOver = ({ expiresAt }: Pick<InvitationItem, 'expiresAt'>): boolean =>
  expiresAt <= new Date().toISOString();

/** Invitations of a workspace, the last one first. */
export async function invitationsFrom(workspaceId: string, count: number, after?: string): Promise<InvitationItem[]> {
  const all = Invitation.query.byWorkspace({ workspaceId });
  const { data } = await (after ? all.lt({ invitationId: after }) : all)
    .where(({ ttl }, { notExists, gt }) => `(${notExists(ttl)} OR ${gt(ttl, nowSeconds())})`)
    .go({ order: 'desc', count, consistent: true });
  return data;
}
