import type { CreativeState } from '../../../../../shared/analytics/creatives.rules.ts';
import type { FatigueState } from '../../../../../shared/rules/fatigue.ts';
import type { Tone } from '../../../components/tone-badge.tsx';

export const stateTones: Record<CreativeState, Tone> = {
  winner: 'positive',
  uncertain: 'information',
  loser: 'accent',
  waiting: 'plain',
  no_target: 'plain',
};

/** Whether an ad tires, where nothing around it says what the word is about. */
export const fatigueSaid: Record<FatigueState, string> = {
  fresh: 'Pas de fatigue',
  watch: 'Fatigue à surveiller',
  tired: 'Fatiguée',
  worn: 'Usée',
  unknown: 'Fatigue\u00a0: trop tôt pour le dire',
};
