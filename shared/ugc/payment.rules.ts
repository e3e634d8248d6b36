export const transferLimits = {
  /** Payments in one file. */
  payments: 200,
  /** Days ahead for which banks take an order. */
  aheadDays: 365,
};

/** Of a payment that is no extension's. */
export const movesWithIt =
  'Ce paiement est celui d’une collaboration\u00a0: il se note, se confirme et se conteste depuis elle';
export const paymentMoved = 'Ce paiement n’en est plus là\u00a0: rechargez la page';

export const executionProblem = 'Choisissez un jour à venir, dans l’année';

/** What accountants ask for of a year, as it is called where it is chosen. */
export const paymentExports = {
  ledger: 'Journal des paiements',
  year: 'Versé par créateur',
  rights: 'Registre des droits',
} as const;

/** The heads of those files, in the order of their cells. */
export const exportColumns: Record<keyof typeof paymentExports, string[]> = {
  ledger: [
    ...['Dû depuis le', 'Échéance', 'Annonceur', 'Créateur', 'Campagne', 'Facture', 'Facturé le', 'HT', 'TVA', 'TTC'],
    ...['Produit remboursé', 'Total', 'Devise', 'État', 'Ordonné le', 'Payé le', 'Référence'],
  ],
  year: [
    ...['Créateur', 'Identité', 'Adresse', 'Statut', 'SIRET', 'Numéro de TVA', 'Pays fiscal'],
    ...[1, 2, 3, 4].flatMap((quarter) => [`HT T${quarter}`, `Paiements T${quarter}`]),
    ...['HT année', 'TVA année', 'TTC année', 'Produits remboursés', 'Paiements année'],
  ],
  rights: [
    ...['Contenu', 'Annonceur', 'Créateur', 'Origine', 'Supports', 'Réseaux', 'Territoires', 'Modifications'],
    ...['Début', 'Fin', 'État', 'Retrait confirmé le', 'HT', 'Prolongations HT'],
  ],
};

export const exportTexts = {
  origins: { collaboration: 'Collaboration', external: 'Acheté ailleurs' },
  territories: { EU: 'Union européenne', WORLD: 'Monde entier' } as Readonly<Record<string, string>>,
  yes: 'oui',
  no: 'non',
};
