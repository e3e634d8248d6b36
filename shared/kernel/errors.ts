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
