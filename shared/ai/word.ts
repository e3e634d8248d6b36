import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

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
    'usage',
  ],
  ids: { generation: 'gen', brand: 'bnd', claim: 'clm', brief: 'brf' },
  named: ['generation', 'brand', 'brief'],
  searched,
  audit: [
    'generation.created',
    'generation.updated',
    'generation.deleted',
    'generation.restored',
    'generation.cancelled',
    'generation.written',
    'brand.created',
    'brand.updated',
    'brand.deleted',
    'brief.created',
    'brief.updated',
    'brief.deleted',
  ],
  counted: ['brands', 'briefs'],
  innerEvents: ['generation.written'],
  notified: ['generation.written'],
  toldTo: ['ai:read'],
  queues,
  schedules: {
    sweepGenerations: {
      name: 'sweepGenerations',
      label: 'Textes laissés en cours',
      handler: 'ai/models/sweep-generations.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose: 'Texts that a model was asked for stay unfinished, and their credits are not given back.',
    },
  },
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
