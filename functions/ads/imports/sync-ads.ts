import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { metaTokenOf } from '../../settings/meta-integration/meta-token.door.ts';
import { newSync } from './meta/new-sync.ts';
import { startImportOnce } from './start-import.ts';

/** Starts a reading of the Meta Ad Library with the workspace's token. */
export const handler = defineHandler(adsImports.syncAds, (call) =>
  startImportOnce(call, async () => {
    if ((await metaTokenOf(call.actor.workspaceId)) === null) throw new AppError('meta_not_connected');
    return newSync(call.body);
  }),
);
