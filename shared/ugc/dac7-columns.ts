const quarters = [1, 2, 3, 4].flatMap((quarter) => [`T${quarter} HT`, `T${quarter} opérations`]);

/** The heads of what is declared of each creator, in the order of the cells. */
export const dac7Columns = [
  ...['Année', 'Créateur', 'Nom légal', 'Statut', 'Né le', 'Adresse', 'Pays de résidence fiscale'],
  ...['SIREN', 'SIRET', 'Numéro de TVA', 'Compte'],
  ...quarters,
  ...['Total HT', 'Opérations', 'TVA', 'Frais retenus', 'À compléter'],
];

/** What the declaration lacks of a creator. */
export const dac7Gaps = { identity: 'Identité', taxNumber: 'Numéro fiscal' } as const;
