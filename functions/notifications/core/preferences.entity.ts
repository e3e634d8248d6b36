import { isDeepStrictEqual } from 'node:util';
import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { NewsKind } from '../../../shared/kernel/word.ts';
import {
  type Digest,
  type EmailChoice,
  firstDigest,
  nextDigestAfter,
  type QuietHours,
} from '../../../shared/notifications/preferences.rules.ts';
import type { NotificationType } from '../../../shared/words.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';

/** Over which those who get digests are spread. */
export const digestShards = ['0', '1', '2', '3'] as const;

/** What someone wants to be told of in a workspace, and how. `shard` and `nextDigestAt` stand as long as they get digests. */
export const NotificationPreferences = defineEntity({
  model: { service: 'reclame', entity: 'notificationPreferences', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** By type, what was chosen for it: of the others, what holds for all. */
    types: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          type: { type: CustomAttributeType<NotificationType>('string'), required: true },
          inApp: { type: 'boolean', required: true },
          email: { type: CustomAttributeType<EmailChoice>('string'), required: true },
        },
      },
      required: true,
    },
    digest: { type: CustomAttributeType<Digest>('any'), required: true },
    quietHours: { type: CustomAttributeType<QuietHours>('any') },
    version: { type: 'number', required: true },
    updatedAt: { type: 'string', required: true },
    shard: { type: 'string' },
    nextDigestAt: { type: 'string' },
  },
  indexes: {
    byPerson: {
      pk: { field: 'pk', composite: ['workspaceId', 'userId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['nextDigestAt'], casing: 'none' },
    },
  },
});
export type PreferencesItem = EntityItem<typeof NotificationPreferences>;

/** When their next digest is due, after an instant, and where the schedule finds it. */
export function dueOf(
  { userId, digest, quietHours }: Pick<PreferencesItem, 'userId' | 'digest' | 'quietHours'>,
  after: Date,
): Pick<PreferencesItem, 'shard' | 'nextDigestAt'> {
  const next = nextDigestAfter(digest, quietHours ?? null, after);
  if (!next) return { shard: undefined, nextDigestAt: undefined };
  return { shard: shardOf(userId, digestShards), nextDigestAt: next.toISOString() };
}

/** When it is due once something else may have been chosen: a digest that is on its way stays due, unless its hours changed. */
export function dueAfterChange(
  before: PreferencesItem | null,
  chosen: Pick<PreferencesItem, 'userId' | 'digest' | 'quietHours'>,
  now: Date,
): Pick<PreferencesItem, 'shard' | 'nextDigestAt'> {
  const hours = ({ digest, quietHours }: typeof chosen) => [digest, quietHours];
  if (!before || !isDeepStrictEqual(hours(before), hours(chosen))) return dueOf(chosen, now);
  return { shard: before.shard, nextDigestAt: before.nextDigestAt };
}

/** What they chose for a type, or what holds for it. */
export function choiceOf(
  preferences: PreferencesItem | null,
  type: NotificationType,
  { required, email = 'digest' }: NewsKind,
): { inApp: boolean; email: EmailChoice } {
  if (required) return { inApp: true, email: 'now' };
  return preferences?.types.find((one) => one.type === type) ?? { inApp: true, email };
}

export const digestOf = (preferences: PreferencesItem | null): Digest => preferences?.digest ?? firstDigest;
