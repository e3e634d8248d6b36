import type { EventExamples } from '../kernel/word.ts';
import type { analytics } from './word.ts';

export const eventExamples: EventExamples<typeof analytics> = {
  'report.sent': {
    report: { id: 'rpt_01K53YD4F6H8K0M2P4R6T8V0X4', name: 'Bilan du mois' },
    run: {
      id: 'rrn_01K53YF2H4K6M8P0R2T4V6X8Z0',
      status: 'sent',
      period: { from: '2026-10-01', to: '2026-10-31' },
      dataThrough: '2026-10-31',
      createdAt: '2026-11-02T08:00:12.000Z',
    },
  },
};
