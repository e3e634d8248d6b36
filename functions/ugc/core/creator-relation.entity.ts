import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Over which those who have not opened its link are spread in the index of their ends. */
export const endShards = ['0', '1', '2', '3'] as const;

/** What a workspace has of a creator: its own words about them, and how it knows them. No other workspace and no creator sees it. */
export const CreatorRelation = defineEntity({
  model: { service: 'reclame', entity: 'creatorRelation', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    /** What the workspace called them as it last said something: the log calls them so. */
    name: { type: 'string' },
    favorite: { type: 'boolean', required: true },
    tags: { type: 'list', items: { type: 'string' }, required: true },
    note: { type: 'string' },
    blocked: { type: 'boolean', required: true },
    /** Of a creator whom the workspace added by itself; with what it typed, and from where it has them. */
    added: {
      type: 'map',
      properties: {
        at: { type: 'string', required: true },
        displayName: { type: 'string', required: true },
        email: { type: 'string', required: true },
        collectedFrom: { type: 'string', required: true },
        /** Of the person who added them, in the mail. */
        message: { type: 'string' },
        /** When they first opened a link of this workspace: before, it sees what it typed, and nothing else. */
        openedAt: { type: 'string' },
      },
    },
    /** As long as they have opened none of its links: when the workspace forgets them. */
    endShard: { type: endShards },
    endsAt: { type: 'string' },
    /** When they came to the workspace by themselves, by the call of a campaign. */
    metAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** Of what the workspace says: 0 before the first time. */
    version: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['creatorId'], casing: 'none' },
    },
    byCreator: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['workspaceId'], casing: 'none' },
    },
    byEnd: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['endShard'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['endsAt'], casing: 'none' },
    },
  },
});

export type CreatorRelationItem = EntityItem<typeof CreatorRelation>;

/** Of a creator of whom the workspace has said nothing yet. */
export const newRelation = (workspaceId: string, creatorId: string, now: Date): CreatorRelationItem => ({
  ...{ workspaceId, creatorId, favorite: false, tags: [], blocked: false, version: 0 },
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});
