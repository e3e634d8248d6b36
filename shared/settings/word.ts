import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const settings = {
  usersLose:
    'People cannot name their workspace, connect their Meta account, manage their API keys, ask for their data, nor delete their workspace or their account.',
  contracts: ['meta-integration', 'ai-integration', 'api-keys', 'workspace', 'deletion', 'exports'],
  ids: { apiKey: 'key', dataExport: 'exp' },
  named: ['apiKey'],
  audit: [
    'workspace.updated',
    'workspace.deletion_requested',
    'workspace.deletion_cancelled',
    'workspace.purged',
    'user.deletion_requested',
    'user.deletion_cancelled',
    'workspace.export_requested',
    'account.export_requested',
    'integration.meta_connected',
    'integration.meta_disconnected',
    'integration.ai_connected',
    'integration.ai_disconnected',
    'api_key.created',
    'api_key.deleted',
  ],
  innerEvents: ['export.ready'],
  notified: ['export.ready'],
  // It names the person whom it is for.
  toldTo: [],
  counted: ['apiKeys'],
  queues,
  schedules: {
    purgeDeleted: {
      name: 'purgeDeleted',
      label: 'Espaces et comptes à effacer',
      handler: 'settings/deletion/purge-deleted.schedule',
      expression: 'cron(15 4 * * ? *)',
      timeoutSeconds: 300,
      usersLose: 'Workspaces and accounts whose thirty days are over stay until the next day.',
    },
    sweepExports: {
      name: 'sweepExports',
      label: 'Archives laissées en cours',
      handler: 'settings/exports/sweep-exports.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose: 'Archives of data that were left behind half-made stay so.',
    },
  },
} as const satisfies Word;
