/** What is told of an ad beside its target: all of its 95 % interval must stand on one side. */
export const creativeStates = {
  winner: 'Gagnante',
  uncertain: 'Incertaine',
  loser: 'Perdante',
  waiting: 'Trop tôt',
  no_target: 'Sans objectif',
} as const;
export type CreativeState = keyof typeof creativeStates;

/** Spend below which an ad is not judged, in the currency that is shown. */
export const usualThreshold = 100;
