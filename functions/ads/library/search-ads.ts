import * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { type Catalogue, SearchPosition, search } from '../engine/engine.ts';
import { readsToShow, shownFound } from './shown-found.ts';
import { openCatalogues, visibleCatalogues } from './visible-catalogues.ts';

type Route = typeof ads.searchAds;
type Asked = ParsedInput<Route> & { route: Route; actor: { workspaceId: string } };

export const handler = defineHandler(
  ads.searchAds,
  async (call, ahead) => {
    const catalogues = await visibleCatalogues(call.actor);
    const right = ahead && isSame(ahead.made.parts, partsOf(catalogues)) ? ahead : undefined;
    const { items, nextAfter, ...counts } = right?.made.found ?? (await searchIn(catalogues, call));
    return {
      ...counts,
      items: await shownFound(call.actor, items, right?.items),
      nextCursor: await pageOf(call).next(nextAfter),
    };
  },
  searchAhead,
);

/** Searches what this process knows; whether the table has changed since comes with the session. */
async function searchAhead(call: Asked) {
  const { workspaceId } = call.actor;
  const catalogues = await openCatalogues(workspaceId);
  const parts = partsOf(catalogues);
  const found = await searchIn(catalogues, call);
  return { made: { parts, found }, reads: readsToShow(workspaceId, found.items) };
}

async function searchIn(catalogues: readonly Catalogue[], call: Asked) {
  const after = await pageOf(call).after(SearchPosition);
  return search(catalogues, { ...call.query, after }, parisDay());
}

/** Whatever changes in a catalogue makes a new part. */
const partsOf = (catalogues: readonly Catalogue[]) => catalogues.flatMap(({ parts }) => parts);

const isSame = (some: readonly object[], others: readonly object[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);
