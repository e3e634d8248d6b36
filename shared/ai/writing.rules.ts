import type { RefusedContent } from '../rules/copy/refused-content.ts';

/** How much is written at once. */
export const writingLimits = { variations: 12, levers: 9, placements: 8, texts: 15 };

export const writingProblems = {
  noBrief: 'Donnez un brief, ou l’identifiant d’un brief gardé',
  noFact: 'Donnez au moins un bénéfice, une caractéristique, une preuve ou une offre\u00a0: rien n’est inventé',
};

const refusedTopics: Record<RefusedContent, string> = {
  hate: 'de haine contre des personnes',
  minors: 'de contenu sexuel avec des mineurs',
  weapons: 'd’armes',
  drugs: 'de drogues',
};

export const refusedTopicText = (topic: RefusedContent): string =>
  `Réclame n’écrit pas de texte pour une demande ${refusedTopics[topic]}`;

/** Where the click-through rate comes from that a test is planned by. */
export const ownRateText = (impressions: number): string =>
  `vos résultats, ${impressions.toLocaleString('fr-FR')} impressions`;
