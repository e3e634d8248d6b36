import type { Word } from '../kernel/word.ts';

export const settings = {
  usersLose: 'People cannot name their workspace, connect their Meta account or manage their API keys.',
  contracts: ['meta-integration', 'ai-integration', 'api-keys', 'workspace'],
  ids: { apiKey: 'key' },
  named: ['apiKey'],
  audit: [
    'workspace.updated',
    'integration.meta_connected',
    'integration.meta_disconnected',
    'integration.ai_connected',
    'integration.ai_disconnected',
    'api_key.created',
    'api_key.deleted',
  ],
  counted: ['apiKeys'],
} as const satisfies Word;
