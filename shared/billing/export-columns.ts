/** The heads of what accountants download of all payments, in the order of the cells. */
export const ledgerColumns = [
  ...['Date', 'Pièce', 'Nature', 'Client', 'SIREN', 'Numéro de TVA', 'Libellé'],
  ...['HT', 'TVA', 'TTC', 'Devise', 'Taux de TVA', 'Échéance', 'Encaissé le', 'Moyen', 'État du paiement', 'Espace'],
];

export const vatColumns = ['Mois', 'Règle', 'Taux de TVA', 'Pièces', 'Base HT', 'TVA', 'TTC'];
