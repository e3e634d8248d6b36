import type { Word } from '../kernel/word.ts';

export const settings = {
  usersLose: 'People cannot connect their Meta account or manage their API keys.',
  contracts: ['meta-integration', 'api-keys'],
  ids: { apiKey: 'key' },
  audit: ['integration.meta_connected', 'integration.meta_disconnected', 'api_key.created', 'api_key.deleted'],
  counted: ['apiKeys'],
} as const satisfies Word;
