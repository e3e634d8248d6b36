import { requiredField } from '../../../../shared/kernel/validation-messages.ts';
import { settlementsOf } from '../../../../shared/rules/ugc/collaboration-states.ts';
import { rightNetworks } from '../../../../shared/ugc/campaign.rules.ts';
import { disputeReasons, collaborationLimits as limits } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { settlementLabels, settlementText } from '../../../../shared/ugc/settlement.ts';
import { taken } from '../../../../shared/ugc/upload.rules.ts';
import { element } from '../share/element.ts';
import { type Choices, type Field, field, numberOf } from './fields.ts';
import { fileField } from './file-field.ts';
import { actButton, form } from './forms.ts';
import { handIn } from './send-file.ts';
import { ask, Refusal } from './space-api.ts';
import { text } from './view.ts';

type Values = Record<string, unknown>;
type Act = {
  label: string;
  /** What it leads to, in words. */
  says?: (one: Collaboration) => string;
  /** What it asks; nothing where a button is enough. */
  fields?: (one: Collaboration) => Record<string, Field> | null;
  body?: (values: Values, one: Collaboration) => object | Promise<object>;
};

const reason = (label: string) => () => ({
  reason: field({ kind: 'text', label, name: 'reason', max: limits.reason }),
});
const words = (label: string) => ({ text: field({ kind: 'text', label, name: 'text', max: limits.reason }) });
const codeDays = { '7': '7\u00a0jours', '30': '30\u00a0jours', '60': '60\u00a0jours', '365': 'Un an' };
const marks = { '5': '5, parfait', '4': '4', '3': '3', '2': '2', '1': '1, à éviter' };
const mark = (label: string, name: string) => field({ kind: 'choice', label, name, choices: marks });
const settlementsFor = ({ status, agreement }: Collaboration): Choices =>
  Object.fromEntries(
    settlementsOf({ status, agreement: agreement?.status ?? 'none' }).map((kind) => [kind, settlementLabels[kind]]),
  );
const fileOf = (purpose: 'receipt' | 'invoice', label: string) =>
  fileField({ label, types: [...taken(purpose, undefined).keys()] });

/** Said before a file leaves, as the server says it of what it lacks. */
function lacking(values: Values, ...names: string[]): void {
  const details = names.filter((name) => !values[name]).map((path) => ({ path, message: requiredField }));
  if (details.length > 0) throw new Refusal(400, { message: requiredField, details });
}

/** What was paid for the product, with its receipt. */
async function refundOf(values: Values, { id, shipment }: Collaboration): Promise<object> {
  if (shipment.mode !== 'refund') return {};
  lacking(values, 'amount', 'file');
  const uploadId = await handIn(values.file as File, { collaborationId: id, purpose: 'receipt' });
  return { amount: numberOf(values.amount), uploadId };
}

export async function invoiceOf(values: Values, { id }: Pick<Collaboration, 'id'>): Promise<object> {
  lacking(values, 'number', 'issuedOn', 'file');
  const uploadId = await handIn(values.file as File, { collaborationId: id, purpose: 'invoice' });
  return { number: values.number, issuedOn: values.issuedOn, uploadId };
}

export const invoiceFields = () => ({
  number: field({ kind: 'line', label: 'Numéro', name: 'number', max: limits.reference }),
  issuedOn: field({ kind: 'date', label: 'Datée du', name: 'issuedOn' }),
  file: fileOf('invoice', 'La facture, en PDF'),
});

/** Everything that a creator does by a button or a short form, by the name of the act. */
const acts: Readonly<Record<string, Act>> = {
  withdraw: { label: 'Retirer ma candidature' },
  decline: {
    label: 'Décliner',
    fields: reason('Pourquoi, si vous voulez le dire'),
    body: (values) => (values.reason ? values : {}),
  },
  confirm_receipt: {
    label: 'J’ai reçu le produit',
    fields: ({ shipment }) =>
      shipment.mode === 'refund'
        ? {
            amount: field({ kind: 'number', label: 'Ce que vous avez payé, en euros', name: 'amount' }),
            file: fileOf('receipt', 'Le ticket ou la facture, en photo ou en PDF'),
          }
        : null,
    body: refundOf,
  },
  report_product: {
    label: 'Le produit est abîmé ou manque',
    fields: () => ({
      problem: field({
        kind: 'choice',
        label: 'Problème',
        name: 'problem',
        choices: { damaged: 'Abîmé', missing: 'Jamais arrivé' },
      }),
      ...words('Ce qui s’est passé'),
    }),
  },
  submit: {
    label: 'Remettre mes livrables',
    fields: () => ({
      note: field({ kind: 'text', label: 'Un mot pour la marque', name: 'note', max: limits.message }),
    }),
    body: (values) => (values.note ? values : {}),
  },
  retract: { label: 'Reprendre ma remise' },
  publish: {
    label: 'J’ai publié',
    fields: () => ({
      urls: field({ kind: 'line', label: 'Adresse de la publication', name: 'urls', max: limits.url }),
      mentionShown: field({
        kind: 'check',
        label: 'La mention «\u00a0Collaboration commerciale\u00a0» y est visible',
        name: 'mentionShown',
      }),
    }),
    body: ({ urls, mentionShown }) => ({ urls: [urls], mentionShown }),
  },
  give_code: {
    label: 'Donner un code de diffusion',
    says: () => 'Il permet à la marque de diffuser votre publication en publicité, le temps que vous choisissez.',
    fields: () => ({
      network: field({ kind: 'choice', label: 'Réseau', name: 'network', choices: rightNetworks }),
      postUrl: field({ kind: 'line', label: 'Adresse de la publication', name: 'postUrl', max: limits.url }),
      code: field({ kind: 'line', label: 'Code', name: 'code', max: limits.code }),
      days: field({ kind: 'choice', label: 'Valable pendant', name: 'days', choices: codeDays }),
    }),
    body: ({ postUrl, days, ...values }) => ({ ...values, days: Number(days), ...(postUrl ? { postUrl } : {}) }),
  },
  send_invoice: {
    label: 'Envoyer ma facture',
    fields: invoiceFields,
    body: invoiceOf,
  },
  confirm_payment: { label: 'J’ai reçu le paiement' },
  contest_payment: { label: 'Je n’ai rien reçu', fields: () => words('Ce que vous voyez sur votre compte') },
  review: {
    label: 'Noter la marque',
    fields: () => ({
      communication: mark('Communication', 'communication'),
      reliability: mark('Fiabilité', 'reliability'),
      ...words('Votre avis, lu par la marque une fois qu’elle a donné le sien'),
    }),
    body: ({ communication, reliability, text }) => ({
      communication: Number(communication),
      reliability: Number(reliability),
      ...(text ? { text } : {}),
    }),
  },
  accept_settlement: {
    label: 'Accepter l’arrangement proposé',
    says: ({ dispute, offer }) =>
      dispute?.settlement
        ? `En acceptant\u00a0: ${settlementText(dispute.settlement, offer?.fee ?? null)}. Un accord accepté ne s’annule pas.`
        : '',
  },
  withdraw_dispute: { label: 'Retirer mon litige' },
  propose_settlement: {
    label: 'Proposer un arrangement',
    says: () => 'Rien ne change avant que la marque n’accepte.',
    fields: (one) => ({
      kind: field({ kind: 'choice', label: 'Arrangement', name: 'kind', choices: settlementsFor(one) }),
      amount: field({
        kind: 'number',
        label: 'Montant payé en tout, en euros hors taxes',
        name: 'amount',
        hint: 'Pour un paiement en partie.',
      }),
      ...words('Pourquoi'),
    }),
    body: ({ amount, ...values }) => ({
      ...values,
      ...(values.kind === 'pay_part' && amount ? { amount: numberOf(amount) } : {}),
    }),
  },
  cancel: { label: 'Annuler la collaboration', fields: reason('Pourquoi') },
  open_dispute: {
    label: 'Signaler un litige',
    says: () => 'Tout s’arrête tant que vous ne vous êtes pas entendus avec la marque.',
    fields: () => ({
      reason: field({ kind: 'choice', label: 'À propos de', name: 'reason', choices: disputeReasons }),
      ...words('Ce qui s’est passé'),
    }),
  },
};

export type Moved = (collaboration: Collaboration) => void;

/** Does an act over the version that was read. */
export async function doAct(
  { id, version }: Collaboration,
  action: string,
  body: object,
  onMoved: Moved,
): Promise<void> {
  const path = `/collaborations/${encodeURIComponent(id)}/act`;
  const { collaboration } = await ask<{ collaboration: Collaboration }>('POST', path, { action, version, ...body });
  onMoved(collaboration);
}

/** What may be done now, each by a button, or by a form that opens under its name. */
export function actsOf(one: Collaboration, onMoved: Moved): HTMLElement[] {
  return Object.entries(acts)
    .filter(([action]) => one.allowed.includes(action))
    .map(([action, { label, says, fields, body = (values: Values) => values }]) => {
      const asked = fields?.(one) ?? null;
      if (!asked && !says) return actButton(label, () => doAct(one, action, {}, onMoved));
      const made = form(asked ?? {}, { label, busy: 'Envoi...' }, async (values) =>
        doAct(one, action, await body(values, one), onMoved),
      );
      if (says) made.prepend(text(says(one), 'space-hint'));
      return element('details', { className: 'space-more' }, [element('summary', {}, label), made]);
    });
}
