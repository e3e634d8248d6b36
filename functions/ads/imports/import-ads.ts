import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { importAdsOnce } from './new-import.domain.ts';

export const handler = defineHandler(adsImports.importAds, ({ actor, body, caller }) =>
  importAdsOnce(actor, body, caller),
);
