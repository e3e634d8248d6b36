import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { type WorkspacePermission, workspaceRoles } from '../../../shared/kernel/permissions.ts';
import { entityOptions } from '../../platform/db/client.ts';

const permission = CustomAttributeType<WorkspacePermission>('string');
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A place in a workspace that waits for whoever has an address. One that has expired is `pending` until its seat is needed. */
export const Invitation = new Entity(
  {
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
      /** Once it has ended. */
      ttl: { type: 'number' },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['invitationId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);
export type InvitationItem = EntityItem<typeof Invitation>;

/** The one invitation of an address that waits in a workspace. */
export const InvitationLock = new Entity(
  {
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
  },
  entityOptions,
);

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
