import { type Attribute, CustomAttributeType, type EntityItem } from 'electrodb';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { CustomValues } from '../../../shared/prospects/custom-fields.ts';
import type { StoredName } from '../../../shared/prospects/fields.ts';
import {
  companySizes,
  legalBases,
  prospectSources,
  prospectStatuses,
} from '../../../shared/prospects/prospects.rules.ts';
import type { ScoredDetail, Signal } from '../../../shared/prospects/scoring.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';

const shards = ['0', '1', '2', '3'] as const;

/** Something kept as one text: written and read by the thousand, its parts would each be a typed value to spell out. */
const packed = {
  set: (thing?: unknown) => (typeof thing === 'string' ? thing : JSON.stringify(thing)),
  get: unpack,
};

/** What a packed attribute holds, whether it comes from the entity or as it is stored. */
export function unpack<T extends object | undefined>(thing: T | string): T {
  return typeof thing === 'string' ? JSON.parse(thing) : thing;
}

/**
 * A person or a company that a workspace may sell to. Sharded, so that a large workspace is read several pages at a time.
 * `byDueAction` lists the next actions of all workspaces that nobody was reminded of yet.
 */
export const Prospect = defineEntity({
  model: { service: 'reclame', entity: 'prospect', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    shard: { type: shards, required: true },
    prospectId: { type: 'string', required: true },

    firstName: { type: 'string' },
    lastName: { type: 'string' },
    email: { type: 'string' },
    /** E.164. */
    phone: { type: 'string' },
    /** As it is dialled from France: kept, so that reading a prospect needs no numbering plan of the world. */
    phoneNational: { type: 'string' },
    company: { type: 'string' },
    siret: { type: 'string' },
    jobTitle: { type: 'string' },
    website: { type: 'string' },
    industry: { type: 'string' },
    companySize: { type: keysOf(companySizes) },
    city: { type: 'string' },
    country: { type: 'string' },
    source: { type: keysOf(prospectSources), required: true },
    status: { type: keysOf(prospectStatuses), required: true },
    lostReason: { type: 'string' },
    closedAt: { type: 'string' },
    /** Not where a file brought the status, nor of older prospects until it changes: nobody knows when it began. */
    statusSince: { type: 'string' },
    valueCents: { type: 'number' },
    currency: { type: 'string', required: true },
    adBudgetCents: { type: 'number' },
    tags: { type: 'list', items: { type: 'string' }, required: true },
    notes: { type: 'string' },
    /** By id, what it says of the fields of its workspace. Of those that are gone too: see `withFieldsOfNow`. */
    custom: { type: CustomAttributeType<CustomValues>('any'), ...packed },
    ownerId: { type: 'string' },
    clientId: { type: 'string' },
    campaignId: { type: 'string' },

    nextAction: { type: 'string' },
    nextActionAt: { type: 'string' },
    /** The next action's time until someone was reminded of it, and where the reminders look for it. */
    remindAt: { type: 'string' },
    remindShard: { type: shards },

    doNotContact: { type: 'boolean', required: true },
    legalBasis: { type: keysOf(legalBases) },
    collectedAt: { type: 'string', required: true },
    collectedFrom: { type: 'string' },
    retainUntil: { type: 'string', required: true },
    /** Someone chose `retainUntil`: it does not follow the last contact. */
    retainChosen: { type: 'boolean' },
    /** Only where a file brought it without e-mail or phone: see `ProspectNames`. */
    namesKey: { type: 'string' },

    score: { type: 'number', required: true },
    scoreDetails: { type: CustomAttributeType<ScoredDetail[]>('any'), required: true, ...packed },
    scoredAt: { type: 'string', required: true },
    /** What its timeline brings to the score, so that scoring reads no timeline. */
    signals: { type: CustomAttributeType<(Signal & { activityId: string })[]>('any'), required: true, ...packed },

    lastActivityAt: { type: 'string' },
    activityCount: { type: 'number', required: true },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** Raised by a person's edit. */
    version: { type: 'number', required: true },
    /** Raised by every write: what a write is conditional on. */
    revision: { type: 'number', required: true },
  } satisfies Record<StoredName, Attribute> & Record<string, Attribute>,
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'shard'], casing: 'none' },
      sk: { field: 'sk', composite: ['prospectId'], casing: 'none' },
    },
    byDueAction: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['remindShard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['remindAt'], casing: 'none' },
    },
  },
});

export type ProspectItem = EntityItem<typeof Prospect>;

export const prospectShards: readonly (typeof shards)[number][] = shards;

/** Where a prospect stands in the table. */
export function prospectKey(workspaceId: string, prospectId: string) {
  return { workspaceId, shard: shardOf(prospectId, shards), prospectId };
}
