import type { Word } from '../kernel/word.ts';

export const admin = {
  usersLose:
    'Those who look after the platform cannot find people, suspend an account or close its sessions, see and change what someone may do, change the settings of the platform, look after payments, nor read and verify the activity log.',
  contracts: ['activity', 'payment', 'permission', 'setting', 'user'],
  ids: { settingChange: 'stc', peopleChange: 'plc' },
  audit: [
    'setting.updated',
    'user.suspended',
    'user.restored',
    'user.role_changed',
    'user.permissions_changed',
    'user.sessions_revoked',
    'user.reset_link_sent',
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
  ],
} as const satisfies Word;
