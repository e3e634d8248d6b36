import type { Word } from '../kernel/word.ts';

export const journal = {
  usersLose: 'People cannot read who did what in their workspace.',
  contracts: ['activity'],
  schedules: {
    sealForgotten: {
      name: 'sealForgotten',
      label: 'Lignes du journal à sceller',
      handler: 'journal/chain/seal-forgotten.schedule',
      expression: 'rate(1 hour)',
      timeoutSeconds: 900,
      usersLose: 'Lines of the log that the stream of the table could not hand over stay unsealed.',
    },
    /** What the night had no time for. */
    verifyRest: {
      name: 'verifyRest',
      label: 'Vérification du journal, suite',
      handler: 'journal/chain/verify-rest.schedule',
      expression: 'rate(1 hour)',
      timeoutSeconds: 900,
      usersLose:
        'The activity log of a workspace or of the platform was altered, or nobody has looked for a day whether it was.',
    },
    anchorChains: {
      name: 'anchorChains',
      label: 'Journal mis sous clé',
      handler: 'journal/chain/anchor-chains.schedule',
      expression: 'cron(0 5 * * ? *)',
      timeoutSeconds: 900,
      usersLose: 'Whoever may write to the table could rewrite the log of today whole: its heads were not locked away.',
    },
    verifyChains: {
      name: 'verifyChains',
      label: 'Vérification du journal',
      handler: 'journal/chain/verify-chains.schedule',
      expression: 'cron(15 4 * * ? *)',
      timeoutSeconds: 900,
      usersLose: 'The activity log of a workspace or of the platform was altered, or nobody has looked whether it was.',
    },
  },
  migrations: {
    chainOldLines: { name: 'chainOldLines', handler: 'journal/move/chain-old-lines', runs: 'after' },
  },
} as const satisfies Word;
