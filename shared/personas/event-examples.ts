import { madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Persona } from './persona.ts';
import type { personas } from './word.ts';

const byHand = { type: 'person', ref: null, label: 'Écrit à la main', count: null, share: null } as const;

const persona: Persona = {
  id: 'per_01K53YM0P2R4T6V8X0Z2B4D6F8',
  name: 'La directrice de boutique',
  color: 'teal',
  brandId: null,
  kind: 'b2b',
  summary: 'Tient une boutique et fait seule sa publicité.',
  ageRange: null,
  job: 'Gérante',
  industry: 'fashion',
  companySize: '2-10',
  location: null,
  goals: ['remplir la boutique en semaine'],
  pains: ['passer ses soirées sur les publicités'],
  ...{ triggers: [], vocabulary: [], avoid: [], objections: [], channels: ['instagram'] },
  ...{ register: 'vous', tone: null, quote: null, buyingProcess: null, awareness: null },
  match: { industries: ['fashion'], jobLevels: ['executive'], companySizes: [], countries: [] },
  sources: [
    { path: 'job', type: 'prospects', ref: null, label: 'Mode & bijoux, direction', count: 23, share: 0.56 },
    { path: 'summary', ...byHand },
  ],
  completeness: 64,
  missing: ['triggers', 'objections', 'vocabulary', 'awareness'],
  matches: null,
  ...madeExample,
};

export const eventExamples: EventExamples<typeof personas> = { 'persona.created': { persona } };
