import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { importAdsOnce } from './imports/new-import.domain.ts';

export const handler = defineHandler(adsImports.importAds, ({ actor, body, caller }) =>
  importAdsOnce(actor, body, caller),
);
