import { dayText } from '../kernel/day-texts.ts';
import type { Invoice } from './invoice.ts';

const percent = (rate: number): string => `${String(Math.round(rate * 1000) / 10).replace('.', ',')}\u00a0%`;

/** What the paper of an invoice says around its values. */
export const invoiceTexts = {
  title: ({ kind, number }: Pick<Invoice, 'kind' | 'number'>) =>
    `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
  days: ({ issuedOn, dueOn }: Pick<Invoice, 'issuedOn' | 'dueOn'>) =>
    `Le ${dayText(issuedOn)}, échéance le ${dayText(dueOn)}`,
  data: 'Données de la facture (Factur-X)',
  seller: 'Vendeur',
  buyer: 'Client',
  columns: ['Prestation', 'Quantité', 'Prix HT', 'TVA', 'Montant HT'],
  exclTax: 'Total HT',
  vat: (rate: number) => `TVA à ${percent(rate)}`,
  inclTax: 'Total TTC',
  percent,
  refundOf: (number: string) => `Remboursement de la facture ${number}`,
  creditOn: (number: string) => `Avoir sur la facture ${number}`,
};
