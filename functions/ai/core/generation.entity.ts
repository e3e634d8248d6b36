import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { GenerationSummary } from '../../../shared/ai/generation.ts';
import type { AiEngine, AiTool } from '../../../shared/ai/generations.rules.ts';
import type { Feedback } from '../../../shared/rules/copy/writer/feedback.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** What lists show of a generation, and what people say of it; `GenerationContent` holds the rest. */
export const Generation = defineEntity({
  model: { service: 'reclame', entity: 'aiGeneration', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** It tells when it was made: lists are in its order. */
    generationId: { type: 'string', required: true },
    tool: { type: CustomAttributeType<AiTool>('string'), required: true },
    title: { type: 'string', required: true },
    status: { type: CustomAttributeType<GenerationSummary['status']>('string'), required: true },
    engine: { type: CustomAttributeType<AiEngine>('string'), required: true },
    outputEngine: { type: CustomAttributeType<AiEngine>('string'), required: true },
    excerpt: { type: 'string', required: true },
    score: { type: 'number' },
    /** Missing where nothing that was read is forbidden. */
    blocked: { type: 'boolean' },
    favorite: { type: 'boolean', required: true },
    /** Some of its texts are kept; missing of what nobody chose in. */
    kept: { type: 'boolean' },
    /** What the choices among its texts tell of the constructions of the writer; missing with `kept`. */
    feedback: { type: CustomAttributeType<Feedback>('any') },
    rating: { type: CustomAttributeType<'up' | 'down'>('string') },
    ratingReason: { type: 'string' },
    note: { type: 'string' },
    brandId: { type: 'string' },
    personaId: { type: 'string' },
    /** As it was called then: it may be deleted. */
    personaName: { type: 'string' },
    parentId: { type: 'string' },
    createdBy: { type: CustomAttributeType<{ id: string; name: string }>('any'), required: true },
    /** Title and excerpt, folded, as a search looks for its words. */
    searched: { type: 'string', required: true },
    /** None of a favourite. */
    ttl: { type: 'number' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['generationId'], casing: 'none' },
    },
  },
});

export type GenerationItem = EntityItem<typeof Generation>;
