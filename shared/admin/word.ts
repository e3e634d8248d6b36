import type { Word } from '../kernel/word.ts';

export const admin = {
  usersLose:
    'Those who look after the platform cannot find people, suspend an account or a workspace, agree an offer, close sessions, see and change what someone may do, change the settings of the platform, look after payments and plans, see how it does, put on its queue again what was given up, nor read and verify the activity log.',
  contracts: ['activity', 'dashboard', 'job', 'payment', 'permission', 'plan', 'setting', 'user', 'workspace'],
  ids: { deadLetter: 'dlt', settingChange: 'stc', workspaceChange: 'wkc', peopleChange: 'plc' },
  audit: [
    'setting.updated',
    'user.suspended',
    'user.restored',
    'user.role_changed',
    'user.permissions_changed',
    'user.sessions_revoked',
    'user.reset_link_sent',
    'workspace.suspended',
    'workspace.restored',
    'workspace.offer_changed',
    'chain.verified',
    'chain.broken',
    'activity.exported',
    'payment.created',
    'payment.paid',
    'payment.voided',
    'payment.refunded',
    'payment.refund_refused',
    'payment.retried',
    'payment.invoice_resent',
    'payment.exported',
    'plan.created',
    'plan.updated',
    'plan.archived',
    'plan.restored',
    'job.redriven',
    'job.discarded',
  ],
  innerEvents: ['workspace.suspended', 'workspace.restored', 'workspace.offer_changed'],
  notified: ['workspace.suspended', 'workspace.restored', 'workspace.offer_changed'],
  // They name the owners, whom they are for.
  toldTo: [],
  schedules: {
    keepDeadLetters: {
      name: 'keepDeadLetters',
      label: 'Relevé des messages abandonnés',
      handler: 'admin/job/keep-dead-letters.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose:
        'Administrators do not see what workers gave up, and cannot put it on its queue again; it stays among the dead letters.',
    },
  },
} as const satisfies Word;
