import type { JournalOf } from '../kernel/word.ts';
import type { analytics } from './word.ts';

export const journalTitle = 'Analytics';

export const journal: JournalOf<typeof analytics> = {
  'sales.recorded': { label: 'Ventes réelles écrites', said: 'a écrit des ventes réelles' },
};
