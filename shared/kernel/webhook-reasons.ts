import type { ErrorCode } from './errors.ts';

/** Why the API refuses what has to do with webhooks and what they deliver. */
export const webhookReasons = {
  webhook_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de webhooks' },
  event_not_readable: {
    code: 'forbidden',
    message: 'Ces événements montrent ce que vous n’avez pas le droit de lire',
  },
  webhook_address_refused: { code: 'validation_error', message: 'Cette adresse n’est pas acceptée' },
  webhook_secret_limit: {
    code: 'conflict',
    message: 'Trop de secrets sont encore valables ; attendez que les anciens expirent',
  },
  webhook_inactive: { code: 'conflict', message: 'Ce webhook est désactivé ; réactivez-le d’abord' },
  delivery_erased: {
    code: 'conflict',
    message: 'Ce que cet envoi racontait a été effacé ; il ne peut plus être renvoyé',
  },
  delivery_under_way: { code: 'conflict', message: 'Cet envoi est déjà en cours' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
