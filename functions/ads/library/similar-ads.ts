import * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { findCatalogueAds } from '../ad/read-ads.ts';
import { similarTo } from '../engine/engine.ts';
import { shownFound } from './shown-found.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

export const handler = defineHandler(ads.similarAds, async ({ actor, params: { id }, query: { limit } }) => {
  const ad = (await findCatalogueAds(actor, [id])).get(id);
  if (!ad) throw new AppError('not_found');
  const items = similarTo(await visibleCatalogues(actor), ad, limit, parisDay(), {
    othersOf: ad.advertiser.id,
  });
  return { items: await shownFound(actor, items), nextCursor: null };
});
