/** The names under which the page keeps its state in its address. */
export const urlNames = {
  tab: 'vue',
  webhook: 'webhook',
  creating: 'nouveau',
  delivery: 'envoi',
  status: 'statut',
  event: 'evenement',
  pixel: 'pixel',
  part: 'partie',
} as const;
