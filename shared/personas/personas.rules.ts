import type { AdPlatform } from '../ads/ads.rules.ts';
import type { CompanySize, JobLevel } from '../prospects/prospects.rules.ts';

/** How much a persona holds; it stays far from the 400 KB of an item. */
export const personaLimits = {
  name: 80,
  summary: 500,
  job: 150,
  industry: 80,
  location: 100,
  country: 60,
  entries: 12,
  text: 200,
  tone: 100,
  quote: 300,
  buyingProcess: 1_000,
  /** Of each list of the rule of who resembles it. */
  matched: 10,
  age: 120,
  sources: 150,
  label: 200,
  /** Of a suggestion. */
  ads: 50,
  drafts: 5,
  /** What no plan limits is limited all the same. */
  mostOfAll: 10_000,
  /** Prospects alike, below which they say nothing of a kind of people. */
  smallestGroup: 5,
};

export const personaKinds = { b2b: 'Professionnel', b2c: 'Particulier' } as const;
export type PersonaKind = keyof typeof personaKinds;

/** How far whoever reads has come. */
export const awarenessLevels = {
  unaware: 'Ne sait rien encore',
  problem: 'Connaît son problème',
  solution: 'Connaît déjà des solutions',
  product: 'Connaît le produit',
  most: 'Attend l’offre',
} as const;

/** What a suggestion may start from. */
export const suggestionSources = ['prospects', 'results', 'ads', 'brief'] as const;

export const sourceTypes = {
  prospects: 'Prospects',
  results: 'Résultats',
  ad: 'Annonce',
  brief: 'Brief',
  person: 'Écrit à la main',
} as const;
export type SourceType = keyof typeof sourceTypes;

/** What is said of a persona. */
export type PersonaContent = {
  kind: PersonaKind;
  summary: string | null;
  ageRange: { min: number; max: number } | null;
  job: string | null;
  industry: string | null;
  companySize: CompanySize | null;
  location: string | null;
  goals: string[];
  pains: string[];
  triggers: string[];
  vocabulary: string[];
  avoid: string[];
  objections: { objection: string; answer?: string | undefined }[];
  channels: AdPlatform[];
  register: 'vous' | 'tu' | null;
  tone: string | null;
  quote: string | null;
  buyingProcess: string | null;
  awareness: keyof typeof awarenessLevels | null;
};

/** Which prospects resemble a persona: any of each list; a list that is empty asks for nothing. */
export type MatchRule = {
  industries: string[];
  jobLevels: JobLevel[];
  companySizes: CompanySize[];
  countries: string[];
};

/** Nothing is known of it. */
export const blankContent: PersonaContent = {
  kind: 'b2b',
  ...{ summary: null, ageRange: null, job: null, industry: null, companySize: null, location: null },
  ...{ goals: [], pains: [], triggers: [], vocabulary: [], avoid: [], objections: [], channels: [] },
  ...{ register: null, tone: null, quote: null, buyingProcess: null, awareness: null },
};

export const noRule: MatchRule = { industries: [], jobLevels: [], companySizes: [], countries: [] };

/** A rule that asks for nothing tells nobody apart. */
export const asksNothing = (rule: MatchRule): boolean => Object.values(rule).every((list) => list.length === 0);

/** What the search of prospects is asked for, to find those of a rule. */
export const prospectsOf = ({ industries, jobLevels, companySizes, countries }: MatchRule) => ({
  ...(industries.length > 0 && { industry: industries }),
  ...(jobLevels.length > 0 && { jobLevel: jobLevels }),
  ...(companySizes.length > 0 && { companySize: companySizes }),
  ...(countries.length > 0 && { country: countries }),
});
