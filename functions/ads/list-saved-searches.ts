import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listSavedSearches } from './watch/saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.listSavedSearches, ({ actor, query }) => listSavedSearches(actor, query));
