import type { JournalOf } from '../kernel/word.ts';
import type { ugc } from './word.ts';

export const journalTitle = 'UGC';

export const journal: JournalOf<typeof ugc> = {
  'ugc_brand.created': { label: 'Annonceur créé', said: 'a créé l’annonceur {}' },
  'ugc_brand.updated': {
    label: 'Annonceur modifié',
    said: 'a modifié l’annonceur {}',
    fields: { sector: 'Secteur', aiBrandId: 'Marque du générateur IA', address: 'Adresse' },
  },
  'ugc_creator.added': { label: 'Créateur ajouté', said: 'a ajouté le créateur {}' },
  'ugc_creator.updated': {
    label: 'Créateur annoté',
    said: 'a changé ce que l’espace dit du créateur {}',
    fields: { favorite: 'Favori', tags: 'Étiquettes', note: 'Note', blocked: 'Bloqué' },
  },
  'ugc_creator.forgotten': { label: 'Créateur oublié', said: 'a oublié le créateur {}' },
};
