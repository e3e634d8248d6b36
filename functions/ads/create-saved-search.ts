import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createSavedSearchOnce } from './watch/saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.createSavedSearch, ({ actor, body, caller }) =>
  createSavedSearchOnce(actor, body, caller),
);
