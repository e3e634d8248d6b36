/** What a creator makes contents about. */
export const creatorNiches = {
  beauty: 'Beauté',
  fashion: 'Mode',
  food: 'Cuisine et gourmandise',
  health: 'Santé et bien-être',
  sport: 'Sport et plein air',
  family: 'Famille et enfants',
  home: 'Maison et décoration',
  garden: 'Jardin',
  travel: 'Voyage',
  tech: 'High-tech',
  gaming: 'Jeux vidéo',
  pets: 'Animaux',
  finance: 'Argent et vie pratique',
  education: 'Études et formation',
  culture: 'Culture et livres',
  auto: 'Auto et mobilité',
  crafts: 'Loisirs créatifs',
  green: 'Vie durable',
} as const;
export type CreatorNiche = keyof typeof creatorNiches;

export const contentStyles = {
  unboxing: 'Déballage',
  testimonial: 'Témoignage',
  tutorial: 'Tutoriel',
  grwm: 'Préparez-vous avec moi',
  before_after: 'Avant / après',
  voice_over: 'Voix off',
  face_camera: 'Face caméra',
  asmr: 'ASMR',
  skit: 'Sketch',
} as const;
export type ContentStyle = keyof typeof contentStyles;

/** Who or what may be seen beside them. */
export const seenBeside = {
  pet: 'Un animal',
  partner: 'En couple',
  house: 'Une maison',
  garden: 'Un jardin',
  car: 'Une voiture',
} as const;
export type SeenBeside = keyof typeof seenBeside;

export const spokenLanguages = {
  fr: 'Français',
  en: 'Anglais',
  es: 'Espagnol',
  de: 'Allemand',
  it: 'Italien',
  pt: 'Portugais',
  nl: 'Néerlandais',
  ar: 'Arabe',
  pl: 'Polonais',
  tr: 'Turc',
  zh: 'Chinois',
  ja: 'Japonais',
} as const;
export type SpokenLanguage = keyof typeof spokenLanguages;

export const languageLevels = { native: 'langue maternelle', fluent: 'courant', good: 'bon niveau' } as const;
export type LanguageLevel = keyof typeof languageLevels;

/** Nobody below 18. */
export const creatorAges = {
  '18-24': '18 à 24\u00a0ans',
  '25-34': '25 à 34\u00a0ans',
  '35-44': '35 à 44\u00a0ans',
  '45-54': '45 à 54\u00a0ans',
  '55+': '55\u00a0ans et plus',
} as const;
export type CreatorAge = keyof typeof creatorAges;

export const creatorGenders = { female: 'Femme', male: 'Homme', other: 'Autre' } as const;
export type CreatorGender = keyof typeof creatorGenders;

export const creatorNetworks = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  twitch: 'Twitch',
} as const;
export type CreatorNetwork = keyof typeof creatorNetworks;

/** What a campaign asks for, and a creator has a price of. */
export const deliverableTypes = {
  video: 'Vidéo',
  photo: 'Photo',
  story: 'Story',
  post: 'Publication',
  voice_over: 'Voix off',
  raw_footage: 'Rushes',
} as const;
export type DeliverableType = keyof typeof deliverableTypes;

/** Added by a workspace, which alone sees them; or found by all, as they want it. */
export const creatorPools = { private: 'Vos créateurs', marketplace: 'Marketplace' } as const;
export type CreatorPool = keyof typeof creatorPools;

/** `invited`: they have not opened the link of this workspace. */
export const creatorStatuses = { invited: 'Invité', active: 'Actif', paused: 'En pause' } as const;

/** What we measure of their contents. */
export const resultMetrics = { hookRate: 'Hook', ctr: 'CTR', roas: 'ROAS' } as const;
export type ResultMetric = keyof typeof resultMetrics;

/** How much is said of a creator; a profile stays far from the 400 KB of an item. */
export const creatorLimits = {
  name: 80,
  bio: 1_000,
  city: 80,
  country: 2,
  languages: 6,
  niches: 6,
  styles: 9,
  platforms: 7,
  handle: 60,
  followers: 1_000_000_000,
  rates: 6,
  /** Euros. */
  price: 100_000,
  turnaroundDays: 90,
  vacations: 12,
  portfolio: 30,
  portfolioTitle: 100,
  audience: 10,
  results: 50,
  /** Of a workspace, about one of them. */
  tags: 20,
  note: 4_000,
  collectedFrom: 200,
  message: 1_000,
  /** What a workspace adds by itself. */
  privateCreators: 5_000,
  /** A mail each; those to one address are of all workspaces together. */
  addsADay: 200,
  addsPerEmail: 3,
  /** After which who never opened their link is forgotten. */
  unopenedMonths: 13,
  /** Below so many collaborations, figures would tell of one of them. */
  enoughCollaborations: 3,
};

/** What a creator says of themselves; money in cents, files by their keys. */
export type CreatorContent = {
  /** Empty until they have said it. */
  displayName: string;
  bio: string | null;
  city: string | null;
  /** ISO 3166, two capitals. */
  country: string | null;
  languages: { code: SpokenLanguage; level: LanguageLevel }[];
  ageRange: CreatorAge | null;
  gender: CreatorGender | null;
  niches: CreatorNiche[];
  styles: ContentStyle[];
  appearsWith: SeenBeside[];
  platforms: {
    network: CreatorNetwork;
    handle: string;
    followers: number;
    /** Of 1. */
    engagementRate: number | null;
    averageViews: number | null;
    declaredOn: string;
  }[];
  audience: Record<'countries' | 'ages' | 'genders', { value: string; share: number }[]> | null;
  rates: { deliverable: DeliverableType; cents: number }[];
  turnaroundDays: number | null;
  availableFrom: string | null;
  vacations: { from: string; to: string }[];
  portfolio: {
    id: string;
    title: string;
    sector: CreatorNiche | null;
    posterFile: string | null;
    mediaFile: string | null;
    durationSeconds: number | null;
  }[];
};

/** Sums over what they made, of which the figures that are shown follow. */
export type CreatorRecord = {
  collaborations: number;
  onTime: number;
  /** Reviews of them that are visible, and the sum of their marks, each 1 to 5. */
  ratings: number;
  ratingSum: number;
  answers: number;
  answerHours: number;
};

/** Measured by us over a campaign, and published as both sides agreed. */
export type CreatorResult = {
  sector: CreatorNiche;
  metric: ResultMetric;
  value: number;
  impressions: number;
  measuredOn: string;
};

export const noRecord: CreatorRecord = {
  ...{ collaborations: 0, onTime: 0, ratings: 0, ratingSum: 0, answers: 0, answerHours: 0 },
};

/** Nothing is known of them. */
export const blankCreator: CreatorContent = {
  ...{ displayName: '', bio: null, city: null, country: null, ageRange: null, gender: null, audience: null },
  ...{ languages: [], niches: [], styles: [], appearsWith: [], platforms: [], rates: [], vacations: [], portfolio: [] },
  ...{ turnaroundDays: null, availableFrom: null },
};
