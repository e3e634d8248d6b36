import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createSavedSearchOnce } from './saved-searches.domain.ts';

export const handler = defineHandler(adsWatch.createSavedSearch, ({ actor, body, caller }) =>
  createSavedSearchOnce(actor, body, caller),
);
