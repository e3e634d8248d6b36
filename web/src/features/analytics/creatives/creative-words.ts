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

/** Whether an ad tires, in the words of the alerts. */
export const fatigueSaid: Record<FatigueState, string> = {
  fresh: 'Pas de perte de vitesse',
  watch: 'À surveiller',
  tired: 'En perte de vitesse',
  worn: 'Usée',
  unknown: 'Trop tôt pour le dire',
};
