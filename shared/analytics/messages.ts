export const analyticsProblems = {
  part: 'Regroupement inconnu',
  sameTwice: 'Deux regroupements différents',
  parts: 'Un ou deux regroupements',
  noField: (field: string) => `Le champ «\u00a0${field}\u00a0» n’existe plus dans vos règles de nommage`,
  twoBelow: 'Une publicité ou un segment se croise avec ce que l’on dit d’une campagne seulement',
  notConverted: 'Les publicités et les segments ne sont pas convertis\u00a0: choisissez une devise',
  tooManyAds: (ads: number, most: number) =>
    `${ads.toLocaleString('fr-FR')} publicités à lire, ${most.toLocaleString('fr-FR')} au plus\u00a0: filtrez des campagnes ou raccourcissez la période`,
  tooManyDailyAds: (ads: number, most: number) =>
    `${ads.toLocaleString('fr-FR')} publicités à lire jour par jour, ${most.toLocaleString('fr-FR')} au plus\u00a0: choisissez des mois entiers, ou filtrez des campagnes`,
  currencies: (currencies: readonly string[]) =>
    `Plusieurs devises\u00a0: ${currencies.join(', ')}. Choisissez-en une, ou convertissez en euros`,
};

/** From a prospect to a signature. */
export const crmStepLabels = {
  prospects: 'Prospects',
  qualified: 'Qualifiés',
  proposal: 'Propositions',
  won: 'Affaires signées',
};
