import type { Company } from '../company.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { dayText } from '../kernel/day-texts.ts';
import type { Invoice } from './invoice.ts';

type Registered = Pick<Company, 'legalForm' | 'capital' | 'registration'>;

const share = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 }));
const percent = (rate: number): string => share().format(rate);

/** What the paper of an invoice says around its values. */
export const invoiceTexts = {
  title: ({ kind, number }: Pick<Invoice, 'kind' | 'number'>) =>
    `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
  /** What is given back falls due on no day. */
  days: ({ kind, issuedOn, dueOn }: Pick<Invoice, 'kind' | 'issuedOn' | 'dueOn'>) =>
    `Le ${dayText(issuedOn)}${kind === 'invoice' ? `, échéance le ${dayText(dueOn)}` : ''}`,
  paid: 'Payée par carte',
  owed: (dueOn: string) => `À régler par virement avant le ${dayText(dueOn)}`,
  data: 'Données de la facture (Factur-X)',
  /** `SAS au capital de 10 000 €, RCS Bordeaux 732 829 320`, as far as it is known. */
  registration: ({ legalForm, capital, registration }: Registered): string | undefined => {
    const form = [legalForm, capital && `au capital de ${capital}`].filter(Boolean).join(' ');
    const register = registration?.replace(/^(?!RCS)/, 'RCS ');
    return [form, register].filter(Boolean).join(', ') || undefined;
  },
  seller: 'Vendeur',
  buyer: 'Client',
  columns: ['Prestation', 'Quantité', 'Prix HT', 'TVA', 'Montant HT'],
  exclTax: 'Total HT',
  vat: (rate: number) => `TVA à ${percent(rate)}`,
  inclTax: 'Total TTC',
  percent,
  refundOf: (number: string) => `Remboursement de la facture ${number}`,
  voidOf: (number: string) => `Annulation de la facture ${number}`,
  takenBackOf: (number: string) => `Paiement de la facture ${number} contesté, repris par la banque`,
  creditOn: (number: string) => `Avoir sur la facture ${number}`,
};
