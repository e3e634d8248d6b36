import type { Word } from '../kernel/word.ts';

export const imports = {
  ids: { upload: 'upl' },
  events: {
    import: {
      label: 'Imports',
      readings: ['ads:read', 'prospects:read', 'campaigns:read', 'learning:read'],
      events: {
        'import.completed': {
          label: 'Import terminé',
          description: 'Un import est terminé, avec ses totaux ; il n’émet aucun autre événement.',
        },
      },
    },
  },
  notified: ['import.completed'],
  schedules: {
    sweepImports: {
      name: 'sweepImports',
      label: 'Imports laissés en cours',
      handler: 'imports/sweep-imports.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose:
        'Imports and readings of the Meta Ad Library whose message was lost, or whose worker died, stand still.',
    },
  },
} as const satisfies Word;
