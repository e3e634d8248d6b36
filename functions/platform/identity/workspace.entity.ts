import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PlanLimits } from '../../../shared/kernel/plans.ts';
import type { SupportAccess } from '../../../shared/kernel/support-access.ts';
import { defineEntity } from '../db/client.ts';

export const Workspace = defineEntity({
  model: { service: 'reclame', entity: 'workspace', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    plan: { type: 'string', required: true },
    /** What it subscribed to: the version of the plan, which it keeps until it changes. */
    taken: {
      type: 'map',
      properties: { planCode: { type: 'string', required: true }, version: { type: 'number', required: true } },
    },
    /** As long as it has none any more. */
    subscriptionEndedAt: { type: 'string' },
    trialEndsAt: { type: 'string' },
    /** Of the campaigns that are made without one. */
    timezone: { type: 'string' },
    /** What its owners let our support do; looking, until they choose. */
    supportAccess: { type: CustomAttributeType<SupportAccess>('string') },
    /** When that was last changed: what was begun before has ended. */
    supportAccessChangedAt: { type: 'string' },
    /** What was agreed with this workspace in place of the plan's limits. */
    limits: { type: CustomAttributeType<Partial<PlanLimits>>('any') },
    /** Of an offer that was agreed by hand, until when it holds; without it, until someone says otherwise. */
    paidUntil: { type: 'string' },
    /** Since when it is suspended by who looks after the platform: nobody acts in it, and nothing leaves it. */
    suspendedAt: { type: 'string' },
    /** When ads of its own were last written: read with every request, it tells a search to read the changes. */
    adsChangedAt: { type: 'string' },
    /** Asked by someone, alone or with their account: it closes until then, and from `begunAt` on it is being purged. */
    deletion: {
      type: 'map',
      properties: {
        requestedAt: { type: 'string', required: true },
        deletesAt: { type: 'string', required: true },
        byId: { type: 'string', required: true },
        withAccount: { type: 'boolean' },
        begunAt: { type: 'string' },
      },
    },
    /** Raised by each change of what people set; those made before there was one are of version 1. */
    version: { type: 'number' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type WorkspaceItem = EntityItem<typeof Workspace>;
