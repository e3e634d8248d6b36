import { madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { GenerationSummary } from './generation.ts';
import type { ai } from './word.ts';

const generation: GenerationSummary = {
  id: 'gen_01K53YP4R6T8V0X2Z4B6D8F0H2',
  tool: 'analyze_ad',
  title: 'Annonce de Maison Verdure',
  status: 'completed',
  engine: 'integre',
  outputEngine: 'integre',
  excerpt: 'Votre crème hydratante arrive en 48 h.',
  score: 61,
  blocked: false,
  favorite: false,
  rating: null,
  brandId: null,
  personaId: null,
  personaName: null,
  createdBy: { id: 'usr_01K53Y0A2C4E6G8J0M2P4R6T8V', name: 'Camille Moreau' },
  ...madeExample,
};

export const eventExamples: EventExamples<typeof ai> = { 'ai.generation_completed': { generation } };
