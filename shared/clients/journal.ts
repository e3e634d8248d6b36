import type { JournalOf } from '../kernel/word.ts';
import type { clients } from './word.ts';

export const journalTitle = 'Clients';

export const journal: JournalOf<typeof clients> = {
  'client.created': { label: 'Client créé', said: 'a créé le client {}' },
  'client.updated': { label: 'Client modifié', said: 'a modifié le client {}' },
  'client.deleted': { label: 'Client supprimé', said: 'a supprimé le client {}' },
  'client.restored': { label: 'Client restauré', said: 'a restauré le client {}' },
  'client.merged': { label: 'Clients réunis', said: 'a réuni d’autres clients à {}' },
};
