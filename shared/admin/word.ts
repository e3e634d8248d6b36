import type { Word } from '../kernel/word.ts';

export const admin = {
  usersLose:
    'Those who look after the platform cannot find people, suspend an account or close its sessions, nor change the settings of the platform.',
  contracts: ['setting', 'user'],
  ids: { settingChange: 'stc', peopleChange: 'plc' },
  audit: [
    'setting.updated',
    'user.suspended',
    'user.restored',
    'user.role_changed',
    'user.sessions_revoked',
    'user.reset_link_sent',
  ],
} as const satisfies Word;
