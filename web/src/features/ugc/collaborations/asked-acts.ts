/** The acts that say more than their name, with what each asks. */
export const askedActs = {
  offer: [
    { name: 'fee', label: 'Rémunération, en euros HT', type: 'number', required: true },
    { name: 'message', label: 'Message', long: true },
  ],
  reject: [{ name: 'message', label: 'Message au créateur', long: true }],
  ship: [
    { name: 'carrier', label: 'Transporteur' },
    { name: 'trackingNumber', label: 'Numéro de suivi' },
    { name: 'trackingUrl', label: 'Adresse de suivi', type: 'url' },
  ],
  cancel: [{ name: 'reason', label: 'Raison, que lira le créateur', long: true, required: true }],
  request_changes: [{ name: 'note', label: 'Ce qu’il faut reprendre', long: true }],
  mark_paid: [
    { name: 'paidOn', label: 'Payé le', type: 'date', required: true },
    { name: 'reference', label: 'Référence du virement' },
  ],
  countersign: [
    { name: 'fullName', label: 'Vos prénom et nom', required: true },
    { name: 'currentPassword', label: 'Votre mot de passe', type: 'password', required: true },
  ],
} as const satisfies Record<
  string,
  readonly { name: string; label: string; type?: string; long?: boolean; required?: boolean }[]
>;
export type AskedAct = keyof typeof askedActs;
export type AskedField = { name: string; label: string; type?: string; long?: boolean; required?: boolean };

export const isAsked = (action: string): action is AskedAct => Object.hasOwn(askedActs, action);
