/** Above any limit that is agreed. */
export const mostLimit = 10_000_000;
/** Years ahead that a trial or an agreed offer may end at most. */
export const mostYears = 5;

/** Why what is agreed by hand is not taken. */
export const offerProblems = {
  date: `Choisissez une date à venir, dans les ${mostYears} ans`,
  plan: 'Choisissez d’abord l’offre convenue',
  archived: 'Cette offre est archivée\u00a0: plus personne ne la prend',
  trial: 'Une offre convenue n’a pas d’essai',
} as const;
