import type { JournalOf } from '../kernel/word.ts';
import type { ai } from './word.ts';

export const journalTitle = 'Générateur IA';

export const journal: JournalOf<typeof ai> = {
  'generation.created': { label: 'Génération faite', said: 'a fait la génération {}' },
  'generation.updated': {
    label: 'Génération modifiée',
    said: 'a modifié la génération {}',
    fields: {
      title: 'Titre',
      favorite: 'Favori',
      rating: 'Avis',
      ratingReason: 'Raison de l’avis',
      note: 'Note',
    },
  },
  'generation.deleted': { label: 'Génération supprimée', said: 'a supprimé la génération {}' },
  'generation.restored': { label: 'Génération rétablie', said: 'a rétabli la génération {}' },
};
