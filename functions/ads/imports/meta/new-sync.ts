import { syncLabel } from '../../../../shared/ads/sync-messages.ts';
import type { SyncRequest } from '../ad-import.entity.ts';
import type { NewAdRun } from '../start-import.ts';

/** A run that reads what is asked of the Meta Ad Library. */
export const newSync = (request: SyncRequest): NewAdRun => ({
  kind: 'sync',
  source: 'meta',
  label: syncLabel(request),
  request,
});
