import type { JournalOf } from '../kernel/word.ts';
import type { settings } from './word.ts';

export const journalTitle = 'Paramètres';

export const journal: JournalOf<typeof settings> = {
  'integration.meta_connected': { label: 'Meta connecté', said: 'a enregistré le jeton Meta de l’espace' },
  'integration.meta_disconnected': { label: 'Meta déconnecté', said: 'a retiré le jeton Meta de l’espace' },
  'integration.ai_connected': { label: 'Modèle d’IA connecté', said: 'a connecté un modèle d’IA à l’espace' },
  'integration.ai_disconnected': { label: 'Modèle d’IA déconnecté', said: 'a retiré le modèle d’IA de l’espace' },
  'api_key.created': { label: 'Clé d’API créée', said: 'a créé la clé d’API {}' },
  'api_key.deleted': { label: 'Clé d’API révoquée', said: 'a révoqué la clé d’API {}' },
  'workspace.deletion_requested': {
    label: 'Suppression de l’espace demandée',
    said: 'a demandé la suppression de l’espace de travail',
  },
  'workspace.deletion_cancelled': {
    label: 'Suppression de l’espace annulée',
    said: 'a annulé la suppression de l’espace de travail',
  },
  'workspace.purged': { label: 'Espace supprimé', said: 'a supprimé l’espace de travail et son contenu' },
  'user.deletion_requested': {
    label: 'Suppression du compte demandée',
    said: 'a demandé la suppression de son compte',
  },
  'user.deletion_cancelled': {
    label: 'Suppression du compte annulée',
    said: 'a annulé la suppression de son compte',
  },
  'workspace.export_requested': { label: 'Export de l’espace demandé', said: 'a demandé une archive de tout l’espace' },
  'account.export_requested': { label: 'Export d’un compte demandé', said: 'a demandé une archive de son compte' },
  'workspace.updated': {
    label: 'Espace de travail modifié',
    said: 'a modifié l’espace de travail',
    fields: { name: 'Nom', timezone: 'Fuseau horaire', supportAccess: 'Accès de l’assistance' },
  },
};
