import type { HookType } from './analysis.ts';

export const hookLabels: Record<HookType, string> = {
  question: 'Question',
  number: 'Chiffre',
  pain: 'Problème',
  promise: 'Promesse',
  curiosity: 'Curiosité',
  contrarian: 'Contre-pied',
  story: 'Histoire',
  social_proof: 'Preuve sociale',
  demonstration: 'Démonstration',
  urgency: 'Urgence',
  comparison: 'Comparaison',
  audience_call: 'Interpellation',
  novelty: 'Nouveauté',
  mistake: 'Erreur à éviter',
  list: 'Liste',
};
