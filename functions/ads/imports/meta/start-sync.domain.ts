import type * as adsImports from '../../../../shared/ads/imports.contract.ts';
import { syncLabel } from '../../../../shared/ads/sync-messages.ts';
import type { ParsedInput } from '../../../../shared/kernel/route.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { metaTokenOf } from '../../../settings/meta-integration/integrations.door.ts';
import type { SyncRequest } from '../ad-import.entity.ts';
import { type NewAdRun, startImportOnce } from '../start-import.domain.ts';

type Asked = ParsedInput<typeof adsImports.syncAds>['body'];

/** Starts a reading of the Meta Ad Library with the workspace's token. */
export const startSyncOnce = (actor: Actor, body: Asked, caller: Caller) =>
  startImportOnce(actor, caller, {
    operation: 'syncAds',
    body,
    prepare: async () => {
      if ((await metaTokenOf(actor.workspaceId)) === null) throw new AppError('meta_not_connected');
      return newSync(body);
    },
  });

/** A run that reads what is asked. */
export const newSync = (request: SyncRequest): NewAdRun => ({
  kind: 'sync',
  source: 'meta',
  label: syncLabel(request),
  request,
});
