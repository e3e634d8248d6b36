import type { JournalOf } from '../kernel/word.ts';
import type { pixel } from './word.ts';

export const journalTitle = 'Pixel Meta';

export const journal: JournalOf<typeof pixel> = {
  'pixel.created': { label: 'Pixel créé', said: 'a créé le pixel {}' },
  'pixel.updated': {
    label: 'Pixel modifié',
    said: 'a modifié le pixel {}',
    fields: {
      pixelId: 'Identifiant du pixel',
      name: 'Nom',
      accessToken: 'Jeton',
      testEventCode: 'Code de test',
      active: 'Activation',
    },
  },
  'pixel.deleted': { label: 'Pixel supprimé', said: 'a supprimé le pixel {}' },
  'pixel.paused': { label: 'Pixel mis en pause', said: 'a mis en pause le pixel {}' },
};
