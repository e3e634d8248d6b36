import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CreatorContent, CreatorRecord, CreatorResult } from '../../../shared/ugc/creator.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** A creator, of no workspace: what is theirs alone to say, and what was measured of what they made. */
export const CreatorProfile = defineEntity({
  model: { service: 'reclame', entity: 'creatorProfile', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    /** Of their `CreatorIdentity`: a hash, never shown. */
    emailKey: { type: 'string', required: true },
    /** Whether every workspace finds them. */
    listed: { type: 'boolean', required: true },
    /** As long as they want to be found, and the platform's moderation has not decided. */
    reviewCaseId: { type: 'string' },
    /** Where the platform reads the edits of what was public already. */
    editCaseId: { type: 'string' },
    /** Why it refused that, the last time: they wait for it again, whatever the settings say. */
    refusedFor: { type: 'string' },
    status: { type: ['active', 'paused'] as const, required: true },
    content: { type: CustomAttributeType<CreatorContent>('any'), required: true },
    photoFile: { type: 'string' },
    introFile: { type: 'string' },
    record: { type: CustomAttributeType<CreatorRecord>('any'), required: true },
    results: { type: CustomAttributeType<CreatorResult[]>('any'), required: true },
    /** Whether what they told of themselves lets a workspace pay them. */
    billable: { type: 'boolean', required: true },
    /** Until when the certificate of the ARPP holds. */
    arppUntil: { type: 'string' },
    lastActiveAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type CreatorProfileItem = EntityItem<typeof CreatorProfile>;
