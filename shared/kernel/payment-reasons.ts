import type { ErrorCode } from './errors.ts';

/** Why the API refuses what has to do with an offer and its payments. */
export const paymentReasons = {
  no_payments: {
    code: 'conflict',
    message: 'Le paiement en ligne n’est pas ouvert sur cette installation\u00a0: rien n’est facturé',
  },
  billing_details_missing: {
    code: 'conflict',
    message: 'Dites d’abord qui est facturé\u00a0: raison sociale, adresse et e-mail',
  },
  already_subscribed: { code: 'conflict', message: 'Cet espace a déjà un abonnement\u00a0: modifiez-le' },
  not_subscribed: { code: 'conflict', message: 'Cet espace n’a pas d’abonnement' },
  excess_unacknowledged: {
    code: 'conflict',
    message:
      'Cet espace dépasse ce que cette offre permet\u00a0: rien ne sera supprimé, mais les créations s’arrêteront',
  },
  subscription_required: { code: 'plan_limit', message: 'Abonnez-vous pour créer\u00a0: tout le reste est ouvert' },
  plan_unchanged: { code: 'conflict', message: 'C’est déjà l’offre de cet espace' },
  nothing_scheduled: { code: 'conflict', message: 'Aucun changement n’est prévu pour cet abonnement' },
  not_cancelled: { code: 'conflict', message: 'Cet abonnement n’est pas résilié' },
  payment_failed: {
    code: 'plan_limit',
    message:
      'Le paiement a été refusé, ou attend une confirmation de votre banque\u00a0: votre offre n’a pas changé. Changez de carte, puis recommencez',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
