import type { FatigueState } from '../rules/fatigue.ts';

/** Whether an ad tires, in a word. */
export const fatigueLabels: Record<FatigueState, string> = {
  fresh: 'Fraîche',
  watch: 'À surveiller',
  tired: 'Fatiguée',
  worn: 'Usée',
  unknown: 'Indécise',
};
