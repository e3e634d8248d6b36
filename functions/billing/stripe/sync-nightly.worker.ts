import { defineWorker } from '../../platform/worker/define-worker.ts';
import { provider } from '../core/provider.ts';
import { nightMessage } from './sync-message.ts';
import { syncWorkspace } from './sync-workspace.ts';

/** What the night has looked at, in a line of its own. */
export const handler = defineWorker('sync-nightly', nightMessage, async ({ workspaceId }) =>
  syncWorkspace(await provider(), workspaceId),
);
