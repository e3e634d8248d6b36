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
  'workspace.updated': {
    label: 'Espace de travail modifié',
    said: 'a modifié l’espace de travail',
    fields: { name: 'Nom', timezone: 'Fuseau horaire', supportAccess: 'Accès de l’assistance' },
  },
};
