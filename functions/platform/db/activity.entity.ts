import { Entity } from 'electrodb';
import { newId } from '../new-id.ts';
import { entityOptions } from './client.ts';
import { type Operation, put } from './write.ts';

const retentionDays = 400;

/** Every act that leaves an audit line. */
const activityTypes = [
  'user.registered',
  'user.email_confirmed',
  'user.profile_updated',
  'user.password_changed',
  'user.password_reset',
  'user.made_administrator',
  'session.opened',
  'session.closed',
  'session.reuse_detected',
  'integration.meta_connected',
  'integration.meta_disconnected',
  'ads.import_started',
  'ads.import_completed',
  'ads.import_failed',
  'ads.import_cancelled',
  'advertiser.followed',
  'advertiser.unfollowed',
  'advertiser.ads_started',
  'advertiser.ads_stopped',
  'saved_search.created',
  'saved_search.updated',
  'saved_search.deleted',
  'board.created',
  'board.updated',
  'board.deleted',
  'board.shared',
  'board.unshared',
  'ad.saved',
  'ad.moved',
  'ad.unsaved',
  'saved_ad.updated',
  'saved_ads.edited',
  'prospect.created',
  'prospect.updated',
  'prospect.status_changed',
  'prospect.deleted',
  'prospect.restored',
  'prospect.merged',
  'prospect.erased',
  'prospect.disclosed',
  'prospect.action_due',
  'prospect_scoring.updated',
  'prospect_activity.created',
  'prospect_activity.updated',
  'prospect_activity.deleted',
  'prospects.edited',
  'prospects.exported',
  'prospects.import_started',
  'prospects.import_completed',
  'prospects.import_failed',
  'prospects.import_cancelled',
  'prospect_view.created',
  'prospect_view.updated',
  'prospect_view.deleted',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.disabled',
  'webhook.tested',
  'webhook.redelivered',
  'webhook.secret_regenerated',
  'pixel.created',
  'pixel.updated',
  'pixel.deleted',
  'pixel.paused',
  'api_key.created',
  'api_key.deleted',
] as const;

type ActivityType = (typeof activityTypes)[number];

/** The audit log: who did what to which thing, never a person's values. Append-only. */
export const Activity = new Entity(
  {
    model: { service: 'reclame', entity: 'activity', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      activityId: { type: 'string', required: true },
      actorId: { type: 'string', required: true },
      type: { type: activityTypes, required: true },
      entityId: { type: 'string', required: true },
      changed: { type: 'list', items: { type: 'string' } },
      ip: { type: 'string' },
      at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['activityId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

/** The audit line of an act, to be written in the act's own transaction. */
export function activity(
  by: { workspaceId: string; userId: string; ip: string },
  act: { type: ActivityType; entityId: string; changed?: string[] },
  at: Date = new Date(),
): Operation {
  return put(
    Activity.create({
      ...act,
      workspaceId: by.workspaceId,
      activityId: newId('activity', at),
      actorId: by.userId,
      ip: by.ip,
      at: at.toISOString(),
      ttl: Math.floor(at.getTime() / 1000) + retentionDays * 24 * 3600,
    }),
  );
}
