import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateSavedSearch } from './watch/saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.updateSavedSearch, ({ actor, params, body }) =>
  updateSavedSearch(actor, { ...params, ...body }),
);
