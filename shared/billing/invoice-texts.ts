/** What an invoice says beside its figures and its mentions. */
export const invoiceTexts = {
  dates: (issuedOn: string, dueOn: string) => `Le ${issuedOn}, échéance le ${dueOn}`,
  columns: ['Prestation', 'Quantité', 'Prix HT', 'TVA', 'Montant HT'],
  vatAt: (rate: string) => `TVA à ${rate}`,
  /** Of the file that it carries. */
  data: 'Données de la facture (Factur-X)',
} as const;
