import { addDays, parisDay, parisMidnight } from '../../../../../shared/kernel/paris-day.ts';
import { settlementsOf } from '../../../../../shared/rules/ugc/collaboration-states.ts';
import { disputeReasons, collaborationLimits as limits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { settlementLabels, settlementText } from '../../../../../shared/ugc/settlement.ts';
import { sumOf, sumProblemOf } from '../../../lib/sum-text.ts';

type Choice = { value: string; label: string };
export type AskedField = {
  name: string;
  label: string;
  required?: boolean;
  /** What it asks, a line of text unless said. */
  kind?: 'long' | 'money' | 'day' | 'url' | 'password' | 'choice' | 'mark' | 'file';
  most?: number;
  start?: string;
  choices?: Choice[];
  /** The days between which it may be. */
  between?: { from?: string; to?: string };
  /** What the others must say for this one to be asked. */
  when?: (values: Readonly<Record<string, string>>) => boolean;
};
export type Asking = {
  /** What follows, in words. */
  says?: string;
  fields: AskedField[];
};

const options = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const marks = ['5, parfait', '4', '3', '2', '1, à éviter'].map((label) => ({ value: label.charAt(0), label }));
const mark = (name: string, label: string): AskedField => ({
  name,
  label,
  kind: 'mark',
  choices: marks,
  required: true,
});
const words = (name: string, label: string, required = false): AskedField => ({
  ...{ name, label, required },
  kind: 'long',
  most: name === 'text' || name === 'reason' ? limits.reason : limits.message,
});

/** What the threshold of the law has to say before an offer leaves. */
const offerNote =
  'Le document dira les livrables, les droits et les délais du brief, et comptera ce que vous avez déjà convenu avec ce créateur dans l’année\u00a0: dès 1\u00a0000\u00a0€ HT, produit compris, un contrat écrit est obligatoire (loi du 9\u00a0juin 2023).';

/** What is asked of money that left the bank. */
export const paying = (): Asking => ({
  says: 'Réclame ne paie rien\u00a0: notez ici ce qui est parti de votre banque.',
  fields: [
    {
      ...{ name: 'paidOn', label: 'Payé le', kind: 'day', required: true },
      ...{ start: parisDay(), between: { to: parisDay() } },
    },
    { name: 'reference', label: 'Référence du virement', most: limits.reference },
  ],
});

/** The acts that say more than their name, with what each asks of where the collaboration stands. */
const askedActs: Readonly<Record<string, (collaboration: Collaboration) => Asking>> = {
  offer: ({ quote }) => ({
    says: offerNote,
    fields: [
      {
        ...{ name: 'fee', label: 'Rémunération, en euros HT', kind: 'money', required: true },
        start: quote?.fee === null || quote?.fee === undefined ? '' : String(quote.fee).replace('.', ','),
      },
      words('message', 'Message'),
    ],
  }),
  reject: () => ({ fields: [words('message', 'Message au créateur')] }),
  ship: ({ shipment }) =>
    shipment.mode === 'digital'
      ? {
          says: 'Le créateur en est prévenu par e-mail, et lit le code dans son espace.',
          fields: [{ name: 'code', label: 'Code ou accès au produit', most: limits.code, required: true }],
        }
      : {
          fields: [
            { name: 'carrier', label: 'Transporteur', most: limits.carrier },
            { name: 'trackingNumber', label: 'Numéro de suivi', most: limits.tracking },
            { name: 'trackingUrl', label: 'Adresse de suivi', kind: 'url', most: limits.url },
          ],
        },
  cancel: () => ({
    says: 'Une collaboration annulée ne reprend pas.',
    fields: [words('reason', 'Raison, que lira le créateur', true)],
  }),
  extend: ({ dueAt }) => ({
    fields: [
      {
        ...{ name: 'dueAt', label: 'Nouvelle échéance', kind: 'day', required: true },
        between: { from: dayAfter(dueAt), to: addDays(parisDay(), limits.extendDays - 1) },
      },
    ],
  }),
  mark_paid: () => paying(),
  countersign: () => ({
    says: 'Votre signature vaut pour le document ci-dessous. Si vous l’avez aussi signé ailleurs tous les deux, joignez ce PDF\u00a0: il est gardé avec ses preuves, et le créateur le lit.',
    fields: [
      { name: 'fullName', label: 'Vos prénom et nom', most: limits.name, required: true },
      { name: 'currentPassword', label: 'Votre mot de passe', kind: 'password', required: true },
      { name: 'uploadId', label: 'Joindre un PDF signé ailleurs', kind: 'file' },
    ],
  }),
  review: () => ({
    says: 'Le créateur lit votre avis une fois qu’il a donné le sien, ou deux semaines après.',
    fields: [
      mark('communication', 'Communication'),
      mark('quality', 'Qualité'),
      mark('reliability', 'Fiabilité'),
      words('text', 'Votre avis'),
    ],
  }),
  open_dispute: () => ({
    says: 'Tout s’arrête tant que vous ne vous êtes pas entendus\u00a0: ni remise, ni validation, ni paiement.',
    fields: [
      {
        ...{ name: 'reason', label: 'À propos de', kind: 'choice', required: true },
        choices: options(disputeReasons),
      },
      words('text', 'Ce qui s’est passé', true),
    ],
  }),
  propose_settlement: (collaboration) => ({
    says: 'Rien ne change avant que le créateur n’accepte.',
    fields: [
      {
        ...{ name: 'kind', label: 'Arrangement', kind: 'choice', required: true },
        choices: settlementsFor(collaboration).map((value) => ({ value, label: settlementLabels[value] })),
      },
      {
        ...{ name: 'amount', label: 'Montant payé en tout, en euros HT', kind: 'money', required: true },
        when: ({ kind }) => kind === 'pay_part',
      },
      words('text', 'Pourquoi', true),
    ],
  }),
  accept_settlement: ({ dispute, offer }) => ({
    says: dispute?.settlement
      ? `En acceptant\u00a0: ${settlementText(dispute.settlement, offer?.fee ?? null)}. Un accord accepté ne s’annule pas.`
      : '',
    fields: [],
  }),
};

export const askingOf = (action: string, collaboration: Collaboration): Asking | null =>
  askedActs[action]?.(collaboration) ?? null;

const settlementsFor = ({ status, agreement }: Collaboration) =>
  settlementsOf({ status, agreement: agreement?.status ?? 'none' });

/** The first day that is later than what is due, and than today. */
function dayAfter(dueAt: string | null): string {
  const today = parisDay();
  const due = dueAt === null ? today : parisDay(new Date(dueAt));
  return addDays(due > today ? due : today, 1);
}

/** What a field says, as the API takes it; undefined when nothing. */
export function saidBy({ name, kind, when }: AskedField, values: Readonly<Record<string, string>>): unknown {
  const text = (values[name] ?? '').trim();
  if (text === '' || when?.(values) === false) return undefined;
  if (kind === 'money') return sumOf(text);
  if (kind === 'mark') return Number(text);
  // Until the end of that day.
  if (kind === 'day' && name === 'dueAt') return new Date(parisMidnight(addDays(text, 1)) - 1000).toISOString();
  return text;
}

/** By name of field, what was typed for a sum of money and is none. */
export function moneyProblems(fields: readonly AskedField[], values: Readonly<Record<string, string>>) {
  const asked = fields.filter(({ name, kind, when }) => kind === 'money' && values[name] && when?.(values) !== false);
  return Object.fromEntries(asked.map(({ name }) => [name, sumProblemOf(values[name] ?? '', limits.money)]));
}
