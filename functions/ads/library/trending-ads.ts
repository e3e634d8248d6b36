import * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { trending } from '../engine/engine.ts';
import { shownFound } from './shown-found.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

export const handler = defineHandler(ads.trendingAds, async ({ actor, query }) => {
  const items = trending(await visibleCatalogues(actor), query, parisDay());
  return { items: await shownFound(actor, items), nextCursor: null };
});
