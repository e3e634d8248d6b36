/** How much is written at once. */
export const writingLimits = { variations: 12, levers: 9, placements: 8, texts: 15 };

export const writingProblems = {
  noBrief: 'Donnez un brief, ou l’identifiant d’un brief gardé',
  noFact: 'Donnez au moins un bénéfice, une caractéristique, une preuve ou une offre\u00a0: rien n’est inventé',
};
