import type { JournalOf } from '../kernel/word.ts';
import type { clients } from './word.ts';

export const journalTitle = 'Clients';

export const journal: JournalOf<typeof clients> = {
  'client.created': { label: 'Client créé', said: 'a créé le client {}' },
  'client.updated': {
    label: 'Client modifié',
    said: 'a modifié le client {}',
    fields: {
      name: 'Nom',
      logoId: 'Logo',
      color: 'Couleur',
      website: 'Site web',
      industry: 'Secteur',
      legal: 'Informations légales',
      contacts: 'Contacts',
      notes: 'Notes',
      archived: 'Archivage',
    },
  },
  'client.deleted': { label: 'Client supprimé', said: 'a supprimé le client {}' },
  'client.restored': { label: 'Client rétabli', said: 'a rétabli le client {}' },
  'client.merged': { label: 'Clients réunis', said: 'a réuni d’autres clients à {}' },
};
