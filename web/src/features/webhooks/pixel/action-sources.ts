import type { ActionSource } from '../../../../../shared/pixel/pixel.rules.ts';

/** Where a conversion happened, in French. */
export const actionSourceLabels: Record<ActionSource, string> = {
  website: 'Site web',
  email: 'E-mail',
  app: 'Application',
  phone_call: 'Appel téléphonique',
  chat: 'Messagerie',
  physical_store: 'Magasin',
  system_generated: 'Envoi automatique',
  business_messaging: 'Messagerie professionnelle',
  other: 'Autre',
};
