import type { VerdictState } from '../rules/comparison-parts.ts';

/** What a comparison comes to, in two words. */
export const verdictLabels: Record<VerdictState, string> = {
  winner: 'Différence nette',
  partial: 'En partie départagées',
  no_difference: 'Pas de différence établie',
  insufficient_data: 'Trop tôt',
  not_comparable: 'Pas comparables',
};
