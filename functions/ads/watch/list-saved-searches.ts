import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listSavedSearches } from './saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.listSavedSearches, ({ actor, query }) => listSavedSearches(actor, query));
