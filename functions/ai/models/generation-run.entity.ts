import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { AiEngine, AiTool } from '../../../shared/ai/generations.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** Over which those that are not over are spread. */
export const runShards = ['0', '1', '2', '3'] as const;

/** What a model is to write for a generation, while it is not written: it goes with its end. */
export const GenerationRun = defineEntity({
  model: { service: 'reclame', entity: 'aiGenerationRun', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    generationId: { type: 'string', required: true },
    tool: { type: CustomAttributeType<AiTool>('string'), required: true },
    engine: { type: CustomAttributeType<Exclude<AiEngine, 'integre'>>('string'), required: true },
    /** What the draft was made from, packed JSON. */
    order: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** Reserved in that month. */
    credits: { type: 'number', required: true },
    month: { type: 'string', required: true },
    attempts: { type: 'number', required: true },
    /** A worker is at it until then. */
    claimedUntil: { type: 'string' },
    shard: { type: 'string', required: true },
    /** When it is looked whether someone is at it. */
    dueAt: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** The time that it may take counts from here, since models were stopped meanwhile; missing is from its creation. */
    countedFrom: { type: 'string' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'generationId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type GenerationRunItem = EntityItem<typeof GenerationRun>;
