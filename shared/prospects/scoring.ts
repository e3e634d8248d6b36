import { industries } from '../ads/ads.rules.ts';
import { industryNamed } from '../ads/industry-named.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { dayMs } from '../kernel/day.ts';
import { countryCodeOf } from '../kernel/named-codes.ts';
import { parisDay } from '../kernel/paris-day.ts';

/** The rules of the score, each with the words a person reads. Their points are the workspace's to change. */
export const scoringRules = {
  industryPrimary: { group: 'industry', label: 'Secteur principal' },
  industrySecondary: { group: 'industry', label: 'Secteur secondaire' },
  sizeSmall: { group: 'companySize', label: 'Taille : 1 à 10' },
  sizeMedium: { group: 'companySize', label: 'Taille : 11 à 50' },
  sizeLarge: { group: 'companySize', label: 'Taille : 51 à 200' },
  sizeVeryLarge: { group: 'companySize', label: 'Taille : plus de 200' },
  jobExecutive: { group: 'jobTitle', label: 'Fonction : direction' },
  jobHead: { group: 'jobTitle', label: 'Fonction : responsable de département' },
  jobManager: { group: 'jobTitle', label: 'Fonction : responsable' },
  jobOperational: { group: 'jobTitle', label: 'Fonction : opérationnel' },
  budgetHigh: { group: 'adBudget', label: 'Budget pub : 10 000 € par mois et plus' },
  budgetMedium: { group: 'adBudget', label: 'Budget pub : 3 000 à 10 000 € par mois' },
  budgetLow: { group: 'adBudget', label: 'Budget pub : 1 000 à 3 000 € par mois' },
  marketHome: { group: 'market', label: 'Pays visé' },
  marketNear: { group: 'market', label: 'Pays proche' },
  disposableEmail: { group: 'penalties', label: 'E-mail jetable' },
  competitor: { group: 'penalties', label: 'Concurrent' },
  missingFields: { group: 'penalties', label: 'Ni e-mail ni téléphone' },
  reply: { group: 'answers', label: 'Réponse à un e-mail' },
  meetingHeld: { group: 'answers', label: 'Rendez-vous tenu' },
  quoteRequested: { group: 'answers', label: 'Devis demandé' },
  form: { group: 'forms', label: 'Venu par le site ou une publicité' },
  call: { group: 'exchanges', label: 'Appel abouti' },
  positiveNote: { group: 'exchanges', label: 'Note positive' },
} as const;

export type ScoringRule = keyof typeof scoringRules;
export type ScoringGroup = (typeof scoringRules)[ScoringRule]['group'];
/** What happened with a prospect at a moment: it counts less as time goes by. */
export type SignalRule = {
  [R in ScoringRule]: (typeof scoringRules)[R]['group'] extends 'answers' | 'forms' | 'exchanges' ? R : never;
}[ScoringRule];
export type SignalGroup = (typeof scoringRules)[SignalRule]['group'];
export type Signal = { rule: SignalRule; at: string };

/** What brings an axis back into its bounds, each with the words a person reads. */
const scoringBounds = {
  fitFloor: 'Adéquation ramenée à 0',
  fitCeiling: 'Adéquation plafonnée à 100',
  engagementFloor: 'Engagement ramené à 0',
  engagementCeiling: 'Engagement plafonné à 100',
  doNotContact: 'Ne pas contacter : engagement ramené à 0',
} as const;

export type ScoringBound = keyof typeof scoringBounds;
/** A line of a score: its part of the final score, in tenths of a point; all of them add up to it. */
export type ScoredDetail = { rule: ScoringRule | ScoringBound; at?: string; points: number };

export type ScoringWeights = {
  points: Record<ScoringRule, number>;
  /** Most that a group brings to its axis, which counts 100. */
  caps: Record<Exclude<ScoringGroup, 'penalties'>, number>;
  /** Days after which what happened counts for half. */
  halfLives: Record<SignalGroup, number>;
  /** Part of the fit in the score, 0 to 1; the engagement has the rest. */
  fitShare: number;
  targets: {
    /** Slugs of `industries`, or what a workspace writes. */
    primaryIndustries: string[];
    secondaryIndustries: string[];
    /** ISO codes. */
    homeCountries: string[];
    nearCountries: string[];
    /** Domains of e-mail or names of companies. */
    competitors: string[];
  };
};

export const scoringCaps = {
  industry: 25,
  companySize: 15,
  jobTitle: 25,
  adBudget: 20,
  market: 10,
  answers: 60,
  forms: 35,
  exchanges: 25,
} as const satisfies ScoringWeights['caps'];

export const scoringHalfLives = {
  answers: 45,
  forms: 30,
  exchanges: 60,
} as const satisfies ScoringWeights['halfLives'];

/** What each whole number of the rules may be. */
export const weightBounds = {
  points: { min: -100, max: 100 },
  caps: { min: 0, max: 100 },
  halfLives: { min: 1, max: 1_000 },
} as const;

/** How many entries each list of targets has at most, and the characters of one. */
export const targetLimits = { entries: 50, length: 100 } as const;

/** What a workspace starts with; judgement, not fitted to anyone's sales. */
export const defaultWeights: ScoringWeights = {
  points: {
    industryPrimary: 25,
    industrySecondary: 12,
    sizeSmall: 5,
    sizeMedium: 10,
    sizeLarge: 15,
    sizeVeryLarge: 12,
    jobExecutive: 25,
    jobHead: 20,
    jobManager: 15,
    jobOperational: 5,
    budgetHigh: 20,
    budgetMedium: 14,
    budgetLow: 8,
    marketHome: 10,
    marketNear: 6,
    disposableEmail: -10,
    competitor: -50,
    missingFields: -5,
    reply: 25,
    meetingHeld: 30,
    quoteRequested: 35,
    form: 30,
    call: 15,
    positiveNote: 5,
  },
  caps: scoringCaps,
  halfLives: scoringHalfLives,
  fitShare: 0.6,
  targets: {
    primaryIndustries: ['fashion', 'beauty', 'shopping', 'home', 'furniture', 'health-fitness'],
    secondaryIndustries: [
      'travel',
      'education',
      'finance',
      'real-estate',
      'restaurants',
      'sports',
      'pets',
      'car-sales',
    ],
    homeCountries: ['FR'],
    nearCountries: ['BE', 'CH', 'LU', 'MC', 'CA'],
    competitors: [],
  },
};

const isBound = (rule: ScoredDetail['rule']): rule is ScoringBound => Object.hasOwn(scoringBounds, rule);
const isSignalGroup = (group: ScoringGroup): group is SignalGroup => Object.hasOwn(scoringHalfLives, group);
export const isSignalRule = (rule: ScoringRule): rule is SignalRule => isSignalGroup(scoringRules[rule].group);

/** Which side of the score a line belongs to. */
export function sideOf({ rule }: ScoredDetail): 'fit' | 'engagement' | 'bounds' {
  if (isBound(rule)) return 'bounds';
  return isSignalRule(rule) ? 'engagement' : 'fit';
}

/** What the lines of a score name, besides their rule. */
type Named = { industry?: string | null; jobTitle?: string | null; country?: string | null };

/** A line of a score as a person reads it at a moment: « Rendez-vous tenu il y a 6 jours ». */
export function labelOf({ rule, at }: ScoredDetail, readAt: Date, about: Named = {}): string {
  if (isBound(rule)) return scoringBounds[rule];
  const { group, label } = scoringRules[rule];
  if (at) return `${label} ${howLongAgo(new Date(at), readAt)}`;
  const { industry, jobTitle, country } = about;
  if (group === 'industry' && industry) return `${label} : ${industryName(industry)}`;
  if (group === 'jobTitle' && jobTitle) return `${label} (${jobTitle})`;
  if (group === 'market' && country) return `${label} : ${countryName(country)}`;
  return label;
}

function industryName(text: string): string {
  const known = industryNamed(text);
  return known ? industries[known] : text;
}

const countryNames = atFirstUse(() => new Intl.DisplayNames('fr-FR', { type: 'region' }));

function countryName(text: string): string {
  const code = countryCodeOf(text);
  return (code && countryNames().of(code)) ?? text;
}

const relative = atFirstUse(() => new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' }));
const dayNumber = (at: Date) => Date.parse(parisDay(at)) / dayMs;

/** In days of the calendar, then in months: « hier », « il y a 6 jours », « il y a 3 mois ». */
function howLongAgo(at: Date, readAt: Date): string {
  const days = Math.max(0, dayNumber(readAt) - dayNumber(at));
  return days < 60 ? relative().format(-days, 'day') : relative().format(-Math.floor(days / 30.44), 'month');
}
