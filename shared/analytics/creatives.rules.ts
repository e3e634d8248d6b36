/** What is told of an ad beside its target: all of its 95 % interval must stand on one side. */
export const creativeStates = {
  winner: 'Gagnante',
  uncertain: 'Incertaine',
  loser: 'Perdante',
  waiting: 'Trop tôt',
  no_target: 'Sans objectif',
} as const;

/** The same of several. */
export const stateGroups = {
  winner: 'Gagnantes',
  uncertain: 'Incertaines',
  loser: 'Perdantes',
  waiting: 'Trop tôt',
  no_target: 'Sans objectif',
} as const satisfies Record<keyof typeof creativeStates, string>;
export type CreativeState = keyof typeof creativeStates;

/** Why no ad is judged: amounts of several currencies are added up, or there are more ads than can be read. */
export const unjudgedReasons = ['converted', 'too_many'] as const;
export type Unjudged = (typeof unjudgedReasons)[number];

/** Groups that are told: a field that is other in each name would make one an ad. */
export const mostGroups = 100;

/** Spend below which an ad is not judged, in the currency that is shown. */
export const usualThreshold = 100;
