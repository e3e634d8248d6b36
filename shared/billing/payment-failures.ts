/** Why a bank refused a payment, by the codes of Stripe that people meet. */
const texts: Readonly<Record<string, string>> = {
  insufficient_funds: 'Provision insuffisante',
  expired_card: 'Carte expirée',
  incorrect_cvc: 'Code de sécurité faux',
  lost_card: 'Carte perdue ou volée',
  stolen_card: 'Carte perdue ou volée',
  authentication_required: 'Confirmation de la banque attendue',
  invoice_payment_intent_requires_action: 'Confirmation de la banque attendue',
  processing_error: 'Erreur de traitement à la banque',
  do_not_honor: 'Refusé par la banque, sans autre précision',
  generic_decline: 'Refusé par la banque, sans autre précision',
  card_declined: 'Refusé par la banque, sans autre précision',
};

/** What a person reads when a payment asked again is refused. */
export const refusedByBank = 'La banque a refusé le paiement';

export const failureText = (code: string): string => texts[code] ?? 'Refusé par la banque';
