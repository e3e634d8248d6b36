import type { Vat } from '../billing/vat.ts';

export type Mention = {
  text: string;
  /** Its subject in an electronic invoice (UNTDID 4451), where there is one. */
  subject?: 'PMT' | 'PMD' | 'AAB';
};

/** As an invoice is taxed; a creator under the threshold of VAT is exempt, which we are not. */
export type Taxed = Omit<Vat, 'rule'> & { rule: Vat['rule'] | 'franchise' };

/** Who writes an invoice, and in whose name, where the seller leaves it to the buyer. */
type SelfBilling = { seller: string; buyer: string };

type Table = { since: string; always: Mention[]; vat: (vat: Taxed) => string | null };

/** Why there is no VAT, as an electronic invoice says it. */
export const exemptions = {
  reverse: 'Autoliquidation',
  outside: 'TVA non applicable\u00a0: article 259-1° du CGI',
  overseas: 'TVA non applicable\u00a0: article 294 du CGI',
  franchise: 'TVA non applicable, art. 293\u00a0B du CGI',
};

/** What the law wants said on an invoice, by the day since which it does. A line is never changed: another is added. */
const tables: Table[] = [
  {
    since: '2026-01-01',
    always: [
      { text: 'Prestation de services' },
      { subject: 'AAB', text: 'Pas d’escompte en cas de paiement anticipé' },
      {
        subject: 'PMD',
        text: 'En cas de retard de paiement, pénalités au taux de la Banque centrale européenne majoré de dix points (article L441-10 du code de commerce)',
      },
      {
        subject: 'PMT',
        text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard\u00a0: 40\u00a0€ (articles L441-10 et D441-5 du code de commerce)',
      },
    ],
    vat: ({ rule, rate }) => {
      if (rule === 'reverse_charge')
        return 'Autoliquidation\u00a0: TVA due par le preneur (article 283-2 du CGI, article 196 de la directive 2006/112/CE)';
      if (rule === 'outside_eu') return exemptions.outside;
      if (rule === 'franchise') return exemptions.franchise;
      return rule === 'dom' && rate === 0 ? exemptions.overseas : null;
    },
  },
];

/** What an invoice of a day has to say. */
export function mentionsOf({ issuedOn, vat, selfBilling }: Asked): Mention[] {
  const table = tables.findLast(({ since }) => since <= issuedOn) ?? tables[0];
  if (!table) return [];
  const said = table.vat(vat);
  return [...(selfBilling ? [{ text: written(selfBilling) }] : []), ...table.always, ...(said ? [{ text: said }] : [])];
}

type Asked = { issuedOn: string; vat: Taxed; selfBilling?: SelfBilling | undefined };

/** CGI, annexe II, article 242 nonies A, I, 14°. */
const written = ({ seller, buyer }: SelfBilling): string =>
  `Autofacturation\u00a0: facture établie par ${buyer} au nom et pour le compte de ${seller}`;
