import type { JournalOf } from '../kernel/word.ts';
import type { learning } from './word.ts';

export const journalTitle = 'IA Apprentissage';

export const journal: JournalOf<typeof learning> = {
  'learning.import_started': { label: 'Import de résultats lancé', said: 'a lancé un import de résultats d’annonces' },
  'learning.import_completed': {
    label: 'Import de résultats terminé',
    said: 'a terminé un import de résultats d’annonces',
  },
  'learning.import_failed': {
    label: 'Import de résultats échoué',
    said: 'a vu échouer un import de résultats d’annonces',
  },
  'learning.import_cancelled': {
    label: 'Import de résultats annulé',
    said: 'a annulé un import de résultats d’annonces',
  },
  'learning.import_removed': {
    label: 'Import de résultats retiré',
    said: 'a retiré un import de résultats d’annonces',
  },
  'result.edited': { label: 'Annonce importée complétée', said: 'a complété une annonce importée' },
};
