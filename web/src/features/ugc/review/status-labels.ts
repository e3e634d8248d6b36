import type { DeliverableStatus } from '../../../../../shared/ugc/deliverable.rules.ts';

export const deliverableStatusLabels: Record<DeliverableStatus, string> = {
  expected: 'Attendu',
  submitted: 'À relire',
  changes_requested: 'En retouche',
  approved: 'Validé',
};
