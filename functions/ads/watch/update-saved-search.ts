import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateSavedSearch } from './saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.updateSavedSearch, ({ actor, params, body }) =>
  updateSavedSearch(actor, { ...params, ...body }),
);
