import { disputeReasons, collaborationLimits as limits } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { element } from '../share/element.ts';
import { type Field, field, numberOf } from './fields.ts';
import { actButton, form } from './forms.ts';
import { ask } from './space-api.ts';

type Values = Record<string, unknown>;
type Act = { label: string; fields?: () => Record<string, Field>; body?: (values: Values) => object };

const reason = (label: string) => () => ({
  reason: field({ kind: 'text', label, name: 'reason', max: limits.reason }),
});
const words = (label: string) => ({ text: field({ kind: 'text', label, name: 'text', max: limits.reason }) });
const marks = { '5': '5, parfait', '4': '4', '3': '3', '2': '2', '1': '1, à éviter' };
const mark = (label: string, name: string) => field({ kind: 'choice', label, name, choices: marks });
const settlements = {
  pay_full: 'Payer en entier',
  pay_part: 'Payer une partie',
  redo: 'Refaire',
  cancel: 'Annuler sans paiement',
};

/** Everything that a creator does by a button or a short form, by the name of the act. */
const acts: Readonly<Record<string, Act>> = {
  withdraw: { label: 'Retirer ma candidature' },
  decline: {
    label: 'Décliner',
    fields: reason('Pourquoi, si vous voulez le dire'),
    body: (values) => (values.reason ? values : {}),
  },
  confirm_receipt: { label: 'J’ai reçu le produit' },
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
  accept_settlement: { label: 'Accepter l’arrangement proposé' },
  withdraw_dispute: { label: 'Retirer mon litige' },
  propose_settlement: {
    label: 'Proposer un arrangement',
    fields: () => ({
      kind: field({ kind: 'choice', label: 'Arrangement', name: 'kind', choices: settlements }),
      amount: field({ kind: 'number', label: 'Montant, pour une partie', name: 'amount' }),
      ...words('Pourquoi'),
    }),
    body: ({ amount, ...values }) => ({ ...values, ...(amount ? { amount: numberOf(amount) } : {}) }),
  },
  cancel: { label: 'Annuler la collaboration', fields: reason('Pourquoi') },
  open_dispute: {
    label: 'Signaler un litige',
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
    .map(([action, { label, fields, body = (values: Values) => values }]) => {
      if (!fields) return actButton(label, () => doAct(one, action, {}, onMoved));
      const made = form(fields(), { label, busy: 'Envoi...' }, (values) => doAct(one, action, body(values), onMoved));
      return element('details', { className: 'space-more' }, [element('summary', {}, label), made]);
    });
}
