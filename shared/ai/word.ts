import type { Word } from '../kernel/word.ts';

export const ai = {
  usersLose:
    'People cannot keep what the generator makes of ads and pages, nor read again what it made; the page measures texts by itself.',
  contracts: ['analysis', 'ad', 'page', 'generations'],
  ids: { generation: 'gen' },
  named: ['generation'],
  audit: ['generation.created', 'generation.updated', 'generation.deleted', 'generation.restored'],
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
