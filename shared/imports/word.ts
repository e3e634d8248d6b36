import type { Word } from '../kernel/word.ts';

export const imports = {
  ids: { upload: 'upl' },
  events: {
    import: {
      label: 'Imports',
      readings: ['ads:read', 'prospects:read'],
      events: {
        'import.completed': {
          label: 'Import terminé',
          description: 'Un import est terminé, avec ses totaux ; il n’émet aucun autre événement.',
        },
      },
    },
  },
  notified: ['import.completed'],
} as const satisfies Word;
