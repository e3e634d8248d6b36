import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type ScoringGroup, type ScoringRule, scoringRules } from '../../../../../shared/prospects/scoring.ts';

/** What each group of rules is about. */
export const groupNames = {
  industry: 'Secteur',
  companySize: 'Taille de l’entreprise',
  jobTitle: 'Fonction',
  adBudget: 'Budget publicitaire',
  market: 'Pays',
  penalties: 'Malus',
  answers: 'Réponses et rendez-vous',
  forms: 'Formulaires',
  exchanges: 'Échanges',
} as const satisfies Record<ScoringGroup, string>;

/** The two sides of a score. */
export const axes = [
  {
    name: 'Adéquation',
    about: 'Ce prospect ressemble-t-il à vos clients\u202f?',
    groups: ['industry', 'companySize', 'jobTitle', 'adBudget', 'market', 'penalties'],
  },
  {
    name: 'Engagement',
    about: 'Que s’est-il passé avec lui, et il y a combien de temps\u202f?',
    groups: ['answers', 'forms', 'exchanges'],
  },
] as const satisfies { name: string; about: string; groups: ScoringGroup[] }[];

export const rulesOf = (group: ScoringGroup): ScoringRule[] =>
  keysOf(scoringRules).filter((rule) => scoringRules[rule].group === group);

/** What a workspace says it looks for, beside the rules that use it. */
export const targetsOf = {
  industry: [
    { name: 'primaryIndustries', label: 'Secteurs principaux' },
    { name: 'secondaryIndustries', label: 'Secteurs secondaires' },
  ],
  market: [
    { name: 'homeCountries', label: 'Pays visés' },
    { name: 'nearCountries', label: 'Pays proches' },
  ],
  penalties: [{ name: 'competitors', label: 'Concurrents' }],
} as const satisfies Partial<Record<ScoringGroup, { name: string; label: string }[]>>;
