import type { CampaignContent, UgcCampaignStatus } from '../../../shared/ugc/campaign.rules.ts';
import { blankContent } from '../../../shared/ugc/campaign.rules.ts';
import { deliverableLabel } from '../../../shared/ugc/deliverable-label.ts';

type Deliverable = Omit<CampaignContent['deliverables'][number], 'id' | 'label'>;
type DemoCampaign = {
  client: string;
  name: string;
  status: UgcCampaignStatus;
  /** Days from today to its last one. */
  closesIn: number;
  deliverables: Deliverable[];
  content: Partial<CampaignContent>;
};

const { product, brief, rights } = blankContent;
const clip: Deliverable = { type: 'video', quantity: 1, durationSeconds: 30, ratio: '9:16', subtitles: true, hooks: 3 };
const photos: Deliverable = {
  type: 'photo',
  quantity: 5,
  durationSeconds: null,
  ratio: '4:5',
  subtitles: false,
  hooks: 0,
};
const paid = {
  ...rights,
  supports: ['paid_social', 'organic_social'],
  networks: ['instagram', 'tiktok'],
  territories: ['FR'],
} as const;
const ads: CampaignContent['rights'] = {
  ...paid,
  supports: [...paid.supports],
  networks: [...paid.networks],
  territories: [...paid.territories],
  modifications: true,
};

/** The campaigns that the demo agency leads with creators: invented, as are their products. */
export const demoUgcCampaigns: DemoCampaign[] = [
  {
    ...{ client: 'Bérénice Cosmétiques', name: 'Sérum Rosée, lancement', status: 'open', closesIn: 18 },
    deliverables: [clip],
    content: {
      objective: 'Lancement du sérum Rosée',
      product: {
        ...product,
        name: 'Sérum Rosée',
        description: 'Un sérum à l’eau de rose de Provence, en flacon de 30 ml.',
        ...{ valueCents: 3_900, shipping: 'physical' },
      },
      brief: {
        ...brief,
        messages: ['Il pénètre en dix secondes', 'Fabriqué à Lyon'],
        mustDo: ['Montrer la pipette', 'Filmer à la lumière du jour'],
        mustNotDo: ['Promettre un effet en une nuit'],
        hooks: ['« Je croyais que l’eau de rose ne servait à rien »'],
        ...{ callToAction: 'Le découvrir sur le site', tone: 'Complice, sans superlatif' },
      },
      rights: ads,
      ...{ feeCents: { min: 15_000, max: 25_000 }, creatorsWanted: 4, budgetCents: 120_000, visibility: 'marketplace' },
    },
  },
  {
    ...{ client: 'Maison Rivière', name: 'Table Ondine, chez soi', status: 'closed', closesIn: -4 },
    deliverables: [clip, photos],
    content: {
      objective: 'Faire connaître la table Ondine',
      product: { ...product, name: 'Table Ondine', description: 'Une table en chêne massif, livrée montée.' },
      brief: { ...brief, messages: ['Chêne de France', 'Livrée montée'], mustDo: ['La montrer dans une vraie pièce'] },
      rights: { ...ads, months: 12 },
      ...{ feeCents: { min: 30_000, max: 45_000 }, creatorsWanted: 2, budgetCents: 90_000, visibility: 'link' },
    },
  },
  {
    ...{ client: 'Vélo Boréal', name: 'Premier hiver à vélo', status: 'draft', closesIn: 30 },
    deliverables: [clip],
    content: {
      objective: 'Vendre des équipements d’hiver',
      product: { ...product, name: 'Gants Givre' },
      brief: { ...brief, messages: ['Chauds à −5 °C'] },
    },
  },
  {
    ...{ client: 'Bérénice Cosmétiques', name: 'Baume d’automne', status: 'completed', closesIn: -60 },
    deliverables: [clip],
    content: {
      objective: 'Vendre le baume d’automne',
      product: { ...product, name: 'Baume Sous-bois', valueCents: 2_400, shipping: 'physical' },
      brief: { ...brief, messages: ['Sans parfum de synthèse'] },
      rights: ads,
      ...{ feeCents: { min: 18_000, max: 18_000 }, creatorsWanted: 2, budgetCents: 40_000 },
    },
  },
  {
    ...{ client: 'Maison Rivière', name: 'Soldes d’hiver, abandonnée', status: 'cancelled', closesIn: -20 },
    deliverables: [photos],
    content: {
      objective: 'Soldes d’hiver',
      product: { ...product, name: 'Collection Ondine' },
      brief: { ...brief, messages: ['Jusqu’au 2 février'] },
      rights: { ...ads, months: 3 },
    },
  },
];

/** All that is said of one, its last day counted from `today`. */
export const contentOf = (
  { content, deliverables }: DemoCampaign,
  closesOn: string,
  newId: () => string,
): CampaignContent => ({
  ...blankContent,
  ...content,
  deliverables: deliverables.map((one) => ({ ...one, id: newId(), label: deliverableLabel(one) })),
  applicationsCloseOn: closesOn,
});
