import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { startSyncOnce } from './meta/start-sync.domain.ts';

export const handler = defineHandler(adsImports.syncAds, ({ actor, body, caller }) =>
  startSyncOnce(actor, body, caller),
);
