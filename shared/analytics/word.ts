import type { Word } from '../kernel/word.ts';

export const analytics = {
  usersLose:
    'People cannot read how the figures of their campaigns went, what they are made of, nor their real sales and reports.',
  contracts: ['figures', 'sales', 'blended', 'funnel', 'cohorts', 'reports', 'sharing', 'exports'],
  ids: { report: 'rpt', reportBlock: 'rbk', reportShare: 'rsh', frozenReport: 'rfz' },
  named: ['report'],
  audit: [
    'sales.recorded',
    'analytics.exported',
    'report.created',
    'report.updated',
    'report.deleted',
    'report.restored',
    'report.shared',
    'report.unshared',
  ],
  counted: ['reports'],
} as const satisfies Word;
