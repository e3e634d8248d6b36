import type { Word } from '../kernel/word.ts';

export const ai = {
  usersLose:
    'People cannot have texts written from their facts, nor keep what the generator makes of ads, advertisers and pages, nor read again what it made; the page measures texts by itself.',
  contracts: [
    'analysis',
    'ad',
    'competitor',
    'market',
    'page',
    'generations',
    'brands',
    'briefs',
    'recommendations',
    'writing',
    'provenance',
  ],
  ids: { generation: 'gen', brand: 'bnd', claim: 'clm', brief: 'brf' },
  named: ['generation', 'brand', 'brief'],
  audit: [
    'generation.created',
    'generation.updated',
    'generation.deleted',
    'generation.restored',
    'brand.created',
    'brand.updated',
    'brand.deleted',
    'brief.created',
    'brief.updated',
    'brief.deleted',
  ],
  counted: ['brands', 'briefs'],
  events: {
    ai: {
      label: 'Générateur IA',
      readings: ['ai:read'],
      events: {
        'ai.generation_completed': {
          label: 'Génération terminée',
          description: 'Le générateur a rendu une analyse ou des textes.',
        },
      },
    },
  },
} as const satisfies Word;
