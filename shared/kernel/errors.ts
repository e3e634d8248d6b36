/** The closed list of error codes an answer can carry, each with its HTTP status. */
export const errorStatus = {
  validation_error: 400,
  unauthorized: 401,
  plan_limit: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Of the reasons for which the API refuses, those whose sentences pages say by themselves too: every visit loads them. */
export const usualReasons = {
  validation_error: { code: 'validation_error', message: 'Les données envoyées ne sont pas valides' },
  malformed_json: { code: 'validation_error', message: 'Le corps de la requête n’est pas un JSON valide' },
  unauthorized: { code: 'unauthorized', message: 'Session absente ou expirée, veuillez vous reconnecter' },
  plan_limit: { code: 'plan_limit', message: 'La limite de votre offre est atteinte' },
  forbidden: { code: 'forbidden', message: 'Vous n’avez pas l’autorisation nécessaire' },
  not_found: { code: 'not_found', message: 'Ressource introuvable' },
  conflict: { code: 'conflict', message: 'Cette ressource a été modifiée entre-temps' },
  payload_too_large: { code: 'payload_too_large', message: 'Le contenu envoyé est trop volumineux' },
  unsupported_media_type: { code: 'unsupported_media_type', message: 'Le contenu doit être envoyé en JSON' },
  rate_limited: { code: 'rate_limited', message: 'Trop de tentatives, veuillez réessayer plus tard' },
  internal_error: { code: 'internal_error', message: 'Une erreur est survenue' },
  unavailable: { code: 'unavailable', message: 'Service momentanément indisponible, veuillez réessayer' },
  already_saved: { code: 'conflict', message: 'Cette annonce est déjà sur ce board' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

/** Why the API refuses nearly everything for a while. */
export const maintenanceReasons = {
  maintenance: { code: 'unavailable', message: 'Réclame est en maintenance, réessayez dans quelques minutes' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

/** Why the API refuses what has to do with the deletion of a workspace or an account, or with a suspension. */
export const closingReasons = {
  last_admin: {
    code: 'conflict',
    message: 'Plus personne n’administrerait la plateforme\u00a0: donnez d’abord ce rôle à une autre personne',
  },
  deletion_pending: {
    code: 'forbidden',
    message: 'La suppression de votre compte est prévue\u00a0: annulez-la pour continuer à vous en servir',
  },
  workspace_closing: {
    code: 'forbidden',
    message: 'La suppression de cet espace est prévue\u00a0: il ne se modifie plus, à moins de l’annuler',
  },
  workspace_suspended: {
    code: 'forbidden',
    message: 'Cet espace de travail est suspendu\u00a0: rien n’est supprimé, mais personne n’y entre',
  },
  deletion_begun: { code: 'conflict', message: 'La suppression a commencé\u00a0: elle ne s’annule plus' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

/** Why the API refuses what has to do with seeing Réclame as someone else. */
export const impersonationReasons = {
  impersonation_read_only: {
    code: 'forbidden',
    message: 'Vous voyez Réclame en lecture seule\u00a0: rien ne se modifie',
  },
  impersonation_refused: {
    code: 'forbidden',
    message: 'Cela ne se fait pas au nom d’une autre personne',
  },
  support_access_refused: {
    code: 'forbidden',
    message: 'Cet espace n’ouvre pas cet accès à l’assistance',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

/** Why the API refuses what has to do with an offer and its payments. */
export const paymentReasons = {
  illegal_transition: { code: 'conflict', message: 'L’état de ce paiement ne le permet pas' },
  plan_is_fallback: {
    code: 'conflict',
    message: 'Cette offre est celle de qui n’a plus d’abonnement\u00a0: elle ne s’archive pas',
  },
  plan_exists: { code: 'conflict', message: 'Une offre porte déjà ce code' },
  refund_too_large: { code: 'conflict', message: 'Ce remboursement dépasse ce qui reste du paiement' },
  seller_incomplete: {
    code: 'conflict',
    message:
      'Le vendeur n’est pas décrit en entier\u00a0: donnez dans les paramètres système son nom, son adresse et son numéro de TVA, qui contient son SIREN',
  },
  no_payments: {
    code: 'conflict',
    message: 'Le paiement en ligne n’est pas ouvert sur cette installation\u00a0: rien n’est facturé',
  },
  checkout_stopped: {
    code: 'unavailable',
    message: 'Les nouveaux abonnements sont suspendus pour le moment, réessayez plus tard',
  },
  ai_stopped: {
    code: 'unavailable',
    message:
      'Les modèles de l’IA sont arrêtés pour le moment\u00a0: réessayez plus tard, ou choisissez le moteur intégré',
  },
  space_stopped: {
    code: 'unavailable',
    message:
      'L’espace des créateurs est fermé pour le moment\u00a0: rien n’est perdu, vos collaborations vous y attendent. Réessayez plus tard',
  },
  billing_details_missing: {
    code: 'conflict',
    message: 'Dites d’abord qui est facturé\u00a0: raison sociale, adresse et e-mail',
  },
  has_subscription: {
    code: 'conflict',
    message: 'Un abonnement paie l’offre de cet espace\u00a0: elle se change par l’abonnement',
  },
  already_subscribed: { code: 'conflict', message: 'Cet espace a déjà un abonnement\u00a0: modifiez-le' },
  not_subscribed: { code: 'conflict', message: 'Cet espace n’a pas d’abonnement' },
  excess_unacknowledged: {
    code: 'conflict',
    message:
      'Cet espace dépasse ce que cette offre permet\u00a0: rien ne sera supprimé, mais les créations s’arrêteront',
  },
  subscription_required: { code: 'plan_limit', message: 'Abonnez-vous pour créer\u00a0: tout le reste est ouvert' },
  plan_not_sold: { code: 'conflict', message: 'Cette offre ne se vend plus' },
  plan_unchanged: { code: 'conflict', message: 'C’est déjà l’offre de cet espace' },
  nothing_scheduled: { code: 'conflict', message: 'Aucun changement n’est prévu pour cet abonnement' },
  not_cancelled: { code: 'conflict', message: 'Cet abonnement n’est pas résilié' },
  payment_failed: {
    code: 'plan_limit',
    message:
      'Le paiement a été refusé, ou attend une confirmation de votre banque\u00a0: votre offre n’a pas changé. Changez de carte, puis recommencez',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
