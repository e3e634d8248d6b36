import type { JournalOf } from '../kernel/word.ts';
import type { webhooks } from './word.ts';

export const journalTitle = 'Webhooks';

export const journal: JournalOf<typeof webhooks> = {
  'webhook.created': { label: 'Webhook créé', said: 'a créé le webhook {}' },
  'webhook.updated': {
    label: 'Webhook modifié',
    said: 'a modifié le webhook {}',
    fields: { name: 'Nom', url: 'Adresse', events: 'Événements', active: 'Activation', headers: 'En-têtes' },
  },
  'webhook.deleted': { label: 'Webhook supprimé', said: 'a supprimé le webhook {}' },
  'webhook.disabled': { label: 'Webhook désactivé', said: 'a désactivé le webhook {}, qui ne répondait plus' },
  'webhook.tested': { label: 'Webhook essayé', said: 'a essayé le webhook {}' },
  'webhook.redelivered': { label: 'Envoi refait', said: 'a refait un envoi du webhook {}' },
  'webhook.failures_redelivered': { label: 'Échecs renvoyés', said: 'a renvoyé les échecs du webhook {}' },
  'webhook.secret_regenerated': { label: 'Secret d’un webhook changé', said: 'a changé le secret du webhook {}' },
};
