import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CustomAttributeType } from 'electrodb';
import type { Generation } from '../../../shared/ai/generation.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What a generation was given and what came of it, beside its summary: packed, since lists read none of it. */
export const GenerationContent = defineEntity({
  model: { service: 'reclame', entity: 'aiGenerationContent', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    generationId: { type: 'string', required: true },
    /** As `packContent` writes it. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    ttl: { type: 'number' },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'generationId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type Content = Pick<
  Generation,
  | 'input'
  | 'output'
  | 'model'
  | 'engineVersion'
  | 'promptVersion'
  | 'seed'
  | 'evidence'
  | 'questions'
  | 'warnings'
  | 'rejected'
  | 'fallback'
  | 'cached'
  | 'usage'
  | 'provenance'
  | 'keys'
  | 'manifests'
>;

/** An item has 400 KB at most, keys and all. */
const mostBytes = 380_000;

/** A 413 for what no item can hold. */
export function packContent(content: Content): Uint8Array {
  const packed = deflateRawSync(JSON.stringify(content));
  if (packed.length > mostBytes) throw new AppError('payload_too_large');
  return packed;
}

export const unpackContent = (packed: Uint8Array): Content => JSON.parse(inflateRawSync(packed).toString('utf8'));
