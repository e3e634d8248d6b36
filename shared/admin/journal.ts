import type { JournalOf } from '../kernel/word.ts';
import type { admin } from './word.ts';

export const journalTitle = 'Plateforme';

export const journal: JournalOf<typeof admin> = {
  'setting.updated': {
    label: 'Réglage modifié',
    said: 'a modifié le réglage {}',
    fields: { value: 'Valeur' },
  },
};
