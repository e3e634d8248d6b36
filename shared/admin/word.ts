import type { Word } from '../kernel/word.ts';

export const admin = {
  usersLose: 'Administrators cannot see nor change the settings of the platform.',
  contracts: ['setting'],
  ids: { settingChange: 'stc' },
  audit: ['setting.updated'],
} as const satisfies Word;
