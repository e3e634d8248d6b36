import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const analytics = {
  usersLose:
    'People cannot read how the figures of their campaigns went, what they are made of, nor their real sales and reports.',
  contracts: [
    'figures',
    'creatives',
    'sales',
    'blended',
    'funnel',
    'cohorts',
    'reports',
    'sharing',
    'sending',
    'recipients',
    'exports',
  ],
  ids: {
    report: 'rpt',
    reportBlock: 'rbk',
    reportShare: 'rsh',
    frozenReport: 'rfz',
    reportRun: 'rrn',
    reportRecipient: 'rrc',
  },
  named: ['report'],
  searched,
  audit: [
    'sales.recorded',
    'analytics.exported',
    'report.created',
    'report.updated',
    'report.deleted',
    'report.restored',
    'report.shared',
    'report.unshared',
    'report.sent',
    'report.held',
    'report.failed',
    'report.run_started',
    'report.run_cancelled',
    'report_recipient.confirmed',
    'report_recipient.left',
  ],
  events: {
    report: {
      label: 'Rapports',
      readings: ['analytics:read'],
      events: {
        'report.sent': { label: 'Rapport envoyé', description: 'Un rapport est parti vers ses destinataires.' },
      },
    },
  },
  innerEvents: ['report.in_review', 'report.held'],
  notified: ['report.in_review', 'report.held'],
  toldTo: ['analytics:write'],
  counted: ['reports'],
  queues,
  schedules: {
    sendReports: {
      name: 'sendReports',
      label: 'Rapports planifiés',
      handler: 'analytics/sending/send-reports.schedule',
      expression: 'rate(5 minutes)',
      timeoutSeconds: 280,
      usersLose: 'Reports that people planned are not sent when their time comes.',
    },
  },
} as const satisfies Word;
