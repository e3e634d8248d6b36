/** The names under which the page keeps its state in its address. */
export const urlNames = {
  tab: 'onglet',
  webhook: 'webhook',
  creating: 'nouveau',
  example: 'exemple',
  delivery: 'envoi',
  status: 'statut',
  event: 'evenement',
  pixel: 'pixel',
  part: 'partie',
} as const;

/** Of a pixel, the part that shows the code to install. */
export const codePart = 'code';
