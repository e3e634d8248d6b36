import type { CreatorAge, CreatorGender, CreatorNetwork, DeliverableType } from './creator.rules.ts';
import type { Sector } from './sectors.ts';

export const campaignStatuses = {
  draft: 'Brouillon',
  in_review: 'En relecture',
  open: 'Ouverte',
  closed: 'Candidatures closes',
  completed: 'Terminée',
  cancelled: 'Annulée',
} as const;
export type UgcCampaignStatus = keyof typeof campaignStatuses;

export const shippingModes = {
  none: 'Aucun produit à envoyer',
  physical: 'Envoyé par colis',
  refund: 'Acheté par le créateur, remboursé',
  digital: 'Accès ou code en ligne',
} as const;
export type ShippingMode = keyof typeof shippingModes;

export const ratios = {
  '9:16': 'Vertical 9:16',
  '4:5': 'Portrait 4:5',
  '1:1': 'Carré 1:1',
  '16:9': 'Paysage 16:9',
} as const;
export type Ratio = keyof typeof ratios;

export const diffusions = {
  brand_only: 'Par l’annonceur seul',
  creator_account: 'Sur le compte du créateur',
  whitelisting: 'En publicité depuis le compte du créateur',
} as const;
export type Diffusion = keyof typeof diffusions;

export const rightSupports = {
  organic_social: 'Réseaux sociaux, sans publicité',
  paid_social: 'Publicité sur les réseaux sociaux',
  website: 'Site et boutique en ligne',
  email: 'E-mails',
  marketplace: 'Places de marché',
  display: 'Bannières en ligne',
  tv: 'Télévision',
  ooh: 'Affichage',
  print: 'Presse et imprimés',
} as const;
export type RightSupport = keyof typeof rightSupports;

export const rightNetworks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  twitch: 'Twitch',
} as const;
export type RightNetwork = keyof typeof rightNetworks;

export const whitelistingDays = [7, 30, 60, 365] as const;
export type WhitelistingDays = (typeof whitelistingDays)[number];

export const visibilities = {
  invite: 'Sur invitation',
  link: 'À qui a le lien',
  marketplace: 'Sur la marketplace',
} as const;
export type Visibility = keyof typeof visibilities;

export const contractPolicies = {
  legal: 'Quand la loi le demande',
  always: 'Toujours un contrat',
} as const;
export type ContractPolicy = keyof typeof contractPolicies;

export const campaignLimits = {
  /** Of a workspace. */
  campaigns: 1_000,
  name: 120,
  objective: 120,
  productName: 120,
  productText: 2_000,
  deliverables: 10,
  label: 120,
  quantity: 20,
  seconds: 600,
  hooks: 10,
  lines: 20,
  line: 300,
  tone: 300,
  examples: 10,
  exampleNote: 500,
  criteria: 20,
  territories: 30,
  months: 120,
  creators: 100,
  revisions: 5,
  /** Euros. */
  amount: 1_000_000,
};

export type BriefDeliverable = {
  id: string;
  type: DeliverableType;
  label: string;
  quantity: number;
  durationSeconds: number | null;
  ratio: Ratio;
  subtitles: boolean;
  hooks: number;
};

export type BriefExample = { adId: string | null; url: string | null; note: string };

/** What is said of a campaign, as it is kept: money in cents. */
export type CampaignContent = {
  objective: string | null;
  product: {
    name: string | null;
    description: string | null;
    url: string | null;
    /** Of what the creator keeps. */
    valueCents: number;
    shipping: ShippingMode;
  };
  personaId: string | null;
  deliverables: BriefDeliverable[];
  brief: {
    messages: string[];
    mustDo: string[];
    mustNotDo: string[];
    hooks: string[];
    callToAction: string | null;
    tone: string | null;
    examples: BriefExample[];
  };
  criteria: {
    niches: string[];
    languages: string[];
    countries: string[];
    networks: CreatorNetwork[];
    genders: CreatorGender[];
    ageRanges: CreatorAge[];
    minFollowers: number | null;
  };
  diffusion: Diffusion;
  rights: {
    supports: RightSupport[];
    networks: RightNetwork[];
    territories: string[];
    months: number;
    modifications: boolean;
    exclusivity: { sector: Sector; months: number } | null;
    whitelisting: { network: RightNetwork; days: WhitelistingDays } | null;
  };
  /** Null: creators say their price. */
  feeCents: { min: number; max: number } | null;
  creatorsWanted: number;
  budgetCents: number | null;
  revisionsIncluded: number;
  delays: {
    offerDays: number;
    shipDays: number;
    firstVersionDays: number;
    revisionHours: number;
    reviewDays: number;
    tacitApproval: boolean;
    paymentDays: number;
  };
  applicationsCloseOn: string | null;
  visibility: Visibility;
  contractPolicy: ContractPolicy;
};

export const blankContent: CampaignContent = {
  objective: null,
  product: { name: null, description: null, url: null, valueCents: 0, shipping: 'none' },
  personaId: null,
  deliverables: [],
  brief: { messages: [], mustDo: [], mustNotDo: [], hooks: [], callToAction: null, tone: null, examples: [] },
  criteria: { niches: [], languages: [], countries: [], networks: [], genders: [], ageRanges: [], minFollowers: null },
  diffusion: 'brand_only',
  rights: {
    supports: [],
    networks: [],
    territories: [],
    months: 6,
    modifications: false,
    exclusivity: null,
    whitelisting: null,
  },
  feeCents: null,
  creatorsWanted: 1,
  budgetCents: null,
  revisionsIncluded: 2,
  delays: {
    offerDays: 7,
    shipDays: 5,
    firstVersionDays: 7,
    revisionHours: 72,
    reviewDays: 7,
    tacitApproval: false,
    paymentDays: 30,
  },
  applicationsCloseOn: null,
  visibility: 'invite',
  contractPolicy: 'legal',
};

/** What no offer may find changed under it, once one was made. */
export const frozenFields = [
  'objective',
  'deliverables',
  'rights',
  'diffusion',
  'product',
  'delays',
  'revisionsIncluded',
] as const satisfies readonly (keyof CampaignContent)[];

/** The stages in which collaborations of a campaign stand, as counted on it. */
export const countedStages = [
  'invited',
  'applied',
  'shortlisted',
  'offered',
  'engaged',
  'submitted',
  'approved',
  'paid',
] as const;
export type CountedStage = (typeof countedStages)[number];
export type StageCounts = Record<CountedStage, number>;

/** Sent back to its draft, or hidden from whoever is not in it. */
export const moderationOutcomes = ['refused', 'withdrawn'] as const;
export type CampaignModeration = { outcome: (typeof moderationOutcomes)[number]; reason: string; at: string };

/** Of one that is open by its link, while those of the marketplace are reviewed. */
export const reviewedFirst =
  'Un brief publié ne passe plus sur la marketplace\u00a0: dupliquez la campagne, puis publiez la copie, qui sera relue';
