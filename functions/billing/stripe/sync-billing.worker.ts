import { defineWorker } from '../../platform/worker/define-worker.ts';
import { provider } from '../core/provider.ts';
import { reconcile } from '../core/reconcile.ts';
import { syncMessage } from './sync-message.ts';

export const handler = defineWorker('sync-billing', syncMessage, async ({ workspaceId }) => {
  await reconcile(await provider(), workspaceId);
});
