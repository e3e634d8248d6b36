/** How long a run is listed, and the page that its mails lead to can be read. */
export const runDays = 90;

export const runStatuses = ['running', 'in_review', 'sent', 'held', 'cancelled', 'failed'] as const;

/** `send` has one that is read again leave now, and one that was held tried again; `cancel` has neither leave. */
export const runActions = ['send', 'cancel'] as const;

/**
 * `unconfirmed`: who has not said yes, or a member who has not proven the address; `left`: who wants no report any more; `stopped`:
 * a member to whom no mail goes.
 */
export const runRecipientStates = ['waiting', 'sent', 'unconfirmed', 'left', 'stopped'] as const;

export const runReasons = {
  incomplete: (last: string | null, to: string): string =>
    `Il manque des chiffres d’au moins une campagne active pour le ${to}${last ? `\u00a0: ils sont complets jusqu’au ${last}` : ''}.`,
  unreadable: 'Les campagnes de ce rapport ont plusieurs devises\u00a0: choisissez-en une, ou la conversion en euros.',
  nobody: 'Aucun destinataire n’a accepté de recevoir vos rapports à une adresse confirmée.',
  failing: 'Un compte publicitaire de ce rapport n’est plus lu\u00a0: ses derniers chiffres peuvent manquer.',
  failed: 'Le rapport n’a pas pu être préparé.',
};
