export const collaborationLimits = {
  invitations: 50,
  /** That a creator sees in their space. */
  ofCreator: 500,
  message: 2_000,
  reason: 1_000,
  /** Euros. */
  money: 1_000_000,
  name: 120,
  carrier: 60,
  tracking: 80,
  url: 500,
  reference: 80,
  urls: 10,
  code: 500,
  messageText: 4_000,
  /** How far an extension may go. */
  extendDays: 365,
} as const;

export const disputeReasons = {
  quality: 'Qualité',
  late: 'Retard',
  no_delivery: 'Rien n’a été remis',
  payment: 'Paiement',
  rights: 'Droits',
  other: 'Autre',
} as const;

export const invitationOutcomes = ['invited', 'already', 'blocked', 'unavailable', 'not_found'] as const;

/** Of the creator who is there; an offer and an invitation that end by themselves expire. */
export const collaborationLabels = {
  invited: 'Invité',
  applied: 'Candidat',
  shortlisted: 'Présélectionné',
  offered: 'Offre envoyée',
  accepted: 'Accepté',
  producing: 'En production',
  submitted: 'À relire',
  changes_requested: 'En retouche',
  approved: 'Validé',
  closed: 'Terminé',
  rejected: 'Refusé',
  declined: 'Décliné',
  withdrawn: 'Retiré',
  expired: 'Expirée',
  cancelled: 'Annulé',
} as const;

/** Why an act is not taken, with where the collaboration stands. */
export const illegalTransition = (status: keyof typeof collaborationLabels): string =>
  `Cette collaboration est à l’état «\u00a0${collaborationLabels[status]}\u00a0»\u00a0: cette action n’y est pas possible. Rechargez la page.`;

export const illegalCampaign =
  'Cette campagne n’est pas ouverte\u00a0: on n’y invite et on n’y postule qu’une fois publiée, et avant sa fin';
export const shorterDelay =
  'Choisissez un moment après l’échéance actuelle\u00a0: un délai se prolonge, il ne s’écourte pas';
/** Of what would bring an order to the threshold of the law once it is signed. */
export const beyondOrder =
  'Avec ce montant, le total de l’année avec ce créateur atteint le seuil du contrat écrit, et ce bon de commande n’en est pas un\u00a0: proposez ce travail par une nouvelle collaboration';
export const messagesClosed = 'Les messages s’ouvrent avec la candidature, et se ferment avec la collaboration';

/** Of which a creator is told by mail. */
export const mailedActs = [
  'invite',
  'cancel_invitation',
  'reject',
  'offer',
  'withdraw_offer',
  'accept_offer',
  'countersign',
  'ship',
  'cancel',
  'extend',
  'request_changes',
  'approve',
  'mark_paid',
  'open_dispute',
  'withdraw_dispute',
  'propose_settlement',
  'accept_settlement',
  'remind',
  'expire',
  'late',
  'message',
  'campaign_cancelled',
  'propose_extension',
  'accept_extension',
  'pay_extension',
] as const;
export type MailedAct = (typeof mailedActs)[number];

export const paymentLabels = {
  due: 'À payer',
  ordered: 'Virement préparé',
  paid: 'Payé',
  confirmed: 'Reçu',
  contested: 'Contesté',
  cancelled: 'Annulé',
} as const;
