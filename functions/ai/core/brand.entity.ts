import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Industry } from '../../../shared/ads/ads.rules.ts';
import type { BrandClaim, BrandVoice, VoiceProfile } from '../../../shared/ai/brand.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

const lines = { type: CustomAttributeType<string[]>('any'), required: true } as const;

/** How the texts of a client must sound, and what they may say. */
export const Brand = defineEntity({
  model: { service: 'reclame', entity: 'aiBrand', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    website: { type: 'string' },
    industry: { type: CustomAttributeType<Industry>('string') },
    description: { type: 'string' },
    voice: { type: CustomAttributeType<BrandVoice>('any'), required: true },
    vocabulary: lines,
    banned: lines,
    mentions: lines,
    claims: { type: CustomAttributeType<BrandClaim[]>('any'), required: true },
    competitors: lines,
    samples: lines,
    profile: { type: CustomAttributeType<VoiceProfile>('any') },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['brandId'], casing: 'none' },
    },
  },
});

export type BrandItem = EntityItem<typeof Brand>;
