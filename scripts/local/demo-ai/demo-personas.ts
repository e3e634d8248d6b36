import type { RouteInput } from '../../../shared/kernel/route.ts';
import type { createPersona } from '../../../shared/personas/persona.contract.ts';

type NewPersona = Omit<RouteInput<typeof createPersona>['body'], 'brandId'> & {
  /** The name of its brand. */
  brand?: string;
};

/** Whom the demo agency writes for: invented, as its brands are. */
export const demoPersonas: NewPersona[] = [
  {
    name: 'La tête d’une maison de meubles',
    kind: 'b2b',
    color: 'blue',
    summary: 'Dirige une maison d’ameublement et suit de près chaque euro de publicité.',
    job: 'Direction',
    industry: 'furniture',
    companySize: '11-50',
    goals: ['savoir ce que rapporte chaque euro', 'remplir ses magasins en semaine'],
    pains: ['recopier des chiffres de cinq plateformes', 'apprendre trop tard qu’une campagne dérape'],
    triggers: ['la saison des soldes approche'],
    objections: [
      { objection: 'nous avons déjà un tableur', answer: 'l’import reprend vos fichiers tels quels' },
      { objection: 'c’est un outil de plus à apprendre' },
    ],
    vocabulary: ['budget', 'ROAS', 'brief', 'reporting'],
    channels: ['linkedin', 'google'],
    register: 'vous',
    awareness: 'problem',
    match: { industries: ['furniture'], jobLevels: ['executive'] },
  },
  {
    name: 'La famille qui reçoit',
    kind: 'b2c',
    color: 'amber',
    brand: 'Maison Rivière',
    summary: 'Un salon qui sert tous les jours, et où l’on reçoit le dimanche.',
    ageRange: { min: 35, max: 54 },
    location: 'Villes moyennes de l’Ouest',
    goals: ['recevoir sans pousser les meubles', 'garder un canapé plus de dix ans'],
    pains: ['des housses qui ne se lavent pas', 'une assise qui s’affaisse au bout de deux ans'],
    triggers: ['un déménagement', 'l’arrivée d’un enfant'],
    objections: [{ objection: 'c’est trop cher pour un canapé', answer: 'garanti dix ans' }],
    vocabulary: ['housse', 'assise', 'salon'],
    avoid: ['design'],
    channels: ['facebook', 'instagram', 'pinterest'],
    register: 'vous',
    quote: 'Je veux un canapé qui vive avec nous.',
    awareness: 'solution',
  },
];
