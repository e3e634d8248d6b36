import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { CollaborationStatus } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { formatDay } from '../../../lib/format.ts';

/** The stages of a campaign, one column each, and the states that stand in them. */
export const stages: readonly { slug: string; label: string; statuses: readonly CollaborationStatus[] }[] = [
  { slug: 'invited', label: 'Invités', statuses: ['invited'] },
  { slug: 'applied', label: 'Candidats', statuses: ['applied'] },
  { slug: 'shortlisted', label: 'Présélectionnés', statuses: ['shortlisted'] },
  { slug: 'offered', label: 'Offre envoyée', statuses: ['offered'] },
  { slug: 'producing', label: 'En production', statuses: ['accepted', 'producing', 'changes_requested'] },
  { slug: 'submitted', label: 'À relire', statuses: ['submitted'] },
  { slug: 'approved', label: 'Validés', statuses: ['approved', 'closed'] },
  { slug: 'over', label: 'Sans suite', statuses: ['rejected', 'declined', 'withdrawn', 'expired', 'cancelled'] },
];

const brandTurns: Partial<Record<CollaborationStatus, string>> = {
  applied: 'lire la candidature',
  shortlisted: 'faire une offre',
  accepted: 'signer ou envoyer le produit',
  submitted: 'relire',
  approved: 'payer',
};
const creatorTurns: Partial<Record<CollaborationStatus, string>> = {
  invited: 'sa réponse',
  offered: 'sa réponse à l’offre',
  accepted: 'le produit reçu',
  producing: 'la première version',
  changes_requested: 'les retouches',
  approved: 'la confirmation du paiement',
};

/** Who moves next, and until when: the same words wherever a collaboration shows. */
export function turnText({ turn, status, dueAt, creatorName, dispute }: Collaboration): string | null {
  if (!turn) return null;
  if (dispute) {
    const answer = dispute.settlement ? 'répondre à l’arrangement proposé' : 'répondre au litige';
    return turn === 'brand' ? `À vous\u00a0: ${answer}` : `Chez ${creatorName}\u00a0: ${answer}`;
  }
  const until = dueAt ? ` avant le ${formatDay(parisDay(new Date(dueAt)))}` : '';
  if (turn === 'brand') return `À vous\u00a0: ${brandTurns[status] ?? 'répondre'}${until}`;
  return `Chez ${creatorName}\u00a0: ${creatorTurns[status] ?? 'sa réponse'}${until}`;
}

/** What the acts of a team are called. */
export const actLabels: Readonly<Record<string, string>> = {
  shortlist: 'Présélectionner',
  unshortlist: 'Retirer de la présélection',
  reject: 'Refuser',
  reconsider: 'Reprendre la candidature',
  cancel_invitation: 'Annuler l’invitation',
  offer: 'Faire une offre',
  withdraw_offer: 'Retirer l’offre',
  countersign: 'Contresigner',
  ship: 'Noter l’envoi',
  mark_paid: 'Noter le paiement',
  extend: 'Repousser l’échéance',
  review: 'Noter le créateur',
  open_dispute: 'Ouvrir un litige',
  propose_settlement: 'Proposer un arrangement',
  accept_settlement: 'Accepter l’arrangement',
  withdraw_dispute: 'Retirer le litige',
  remind: 'Relancer',
  cancel: 'Annuler la collaboration',
};

/** What the thread says of each step, after who took it. */
export const stepLabels: Readonly<Record<string, string>> = {
  invite: 'a invité',
  apply: 'a répondu à l’appel',
  decline: 'a décliné',
  withdraw: 'a retiré sa candidature',
  shortlist: 'a présélectionné',
  unshortlist: 'a retiré de la présélection',
  reject: 'a refusé la candidature',
  reconsider: 'a repris la candidature',
  cancel_invitation: 'a annulé l’invitation',
  offer: 'a fait une offre',
  withdraw_offer: 'a retiré l’offre',
  accept_offer: 'a accepté l’offre',
  countersign: 'a contresigné',
  ship: 'a envoyé le produit',
  confirm_receipt: 'a reçu le produit',
  report_product: 'a signalé un problème de produit',
  submit: 'a remis les livrables',
  retract: 'a repris ses livrables',
  request_changes: 'a demandé des retouches',
  approve: 'a validé',
  order_payment: 'a ordonné le virement',
  mark_paid: 'a noté le paiement',
  confirm_payment: 'a confirmé le paiement',
  contest_payment: 'a contesté le paiement',
  publish: 'a publié',
  give_code: 'a donné un code de diffusion',
  send_invoice: 'a envoyé sa facture',
  extend: 'a repoussé l’échéance',
  remind: 'a relancé',
  cancel: 'a annulé la collaboration',
  expire: 'a laissé passer l’échéance',
  review: 'a laissé un avis',
  open_dispute: 'a ouvert un litige',
  propose_settlement: 'a proposé un arrangement',
  accept_settlement: 'a accepté l’arrangement',
  withdraw_dispute: 'a retiré le litige',
  propose_extension: 'a proposé de prolonger les droits',
  accept_extension: 'a accepté de prolonger les droits',
  decline_extension: 'a décliné la prolongation des droits',
  campaign_submitted: 'a soumis la campagne à la relecture',
  campaign_published: 'a publié la campagne',
  campaign_updated: 'a modifié le brief',
  campaign_closed: 'a clos les candidatures',
  campaign_reopened: 'a rouvert les candidatures',
  campaign_completed: 'a terminé la campagne',
  campaign_cancelled: 'a annulé la campagne',
  campaign_refused: 'n’a pas ouvert la campagne sur la marketplace',
  campaign_withdrawn: 'a retiré la campagne du public',
};
