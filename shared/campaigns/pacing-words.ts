import type { PacingState } from '../rules/pacing.ts';

/** How a campaign goes in its budget. */
export const pacingWords: Record<PacingState, string> = {
  none: 'sans budget',
  no_end: 'sans date de fin',
  not_started: 'pas commencé',
  finished: 'terminé',
  under: 'en retard',
  on_track: 'dans le rythme',
  over: 'en avance',
};
