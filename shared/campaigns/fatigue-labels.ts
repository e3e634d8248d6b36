import type { FatigueState } from '../rules/fatigue.ts';

/** Whether an ad tires, in a word. */
export const fatigueLabels: Record<FatigueState, string> = {
  fresh: 'Stable',
  watch: 'À surveiller',
  tired: 'En perte de vitesse',
  worn: 'Usée',
  unknown: 'Trop tôt pour le dire',
};
