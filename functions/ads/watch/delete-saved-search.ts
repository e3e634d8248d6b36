import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteSavedSearch } from './saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.deleteSavedSearch, ({ actor, params }) =>
  deleteSavedSearch(actor, params),
);
