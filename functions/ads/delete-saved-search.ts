import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteSavedSearch } from './watch/saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.deleteSavedSearch, ({ actor, params }) =>
  deleteSavedSearch(actor, params),
);
