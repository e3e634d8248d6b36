import * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { SearchPosition, search } from '../engine/engine.ts';
import { showFound } from './show-found.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

export const handler = defineHandler(ads.searchAds, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const after = await page.after(SearchPosition);
  const found = search(await visibleCatalogues(actor), { ...query, after }, parisDay());
  const { items, nextAfter, ...counts } = found;
  return { ...counts, items: await showFound(actor, items), nextCursor: await page.next(nextAfter) };
});
