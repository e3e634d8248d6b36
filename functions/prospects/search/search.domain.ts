import * as z from 'zod';
import { keysOf } from '../../../shared/ads/ads.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readProspects } from '../core/read-prospect.ts';
import { toProspect } from '../core/shown-prospect.ts';
import { prospectIndex } from './prospect-index.ts';
import { Amounts, FacetCounts, Tally } from './row-counts.ts';
import { rowSieve } from './row-filters.ts';
import { FirstRows, placeOf } from './row-order.ts';

type Search = ParsedInput<typeof prospects.searchProspects>['query'];

const Position = z.object({ key: z.union([z.number(), z.string()]), id: z.string() });

export async function searchProspects(actor: Actor, query: Search) {
  const { workspaceId } = actor;
  const { cursor, limit, sort, ...filters } = query;
  const scope = { owner: workspaceId, operation: 'searchProspects', filters: query };
  const after = await openCursor(scope, cursor, Position);
  const index = await prospectIndex(actor);
  const sieve = rowSieve(filters);
  const first = new FirstRows(sort, limit + 1, after);
  const [facets, amounts, found] = [new FacetCounts(), new Amounts(), new Tally()];
  let total = 0;
  for (const row of index.candidates(filters.q)) {
    const refused = sieve(row);
    if (refused < 0) continue;
    facets.see(row, refused);
    if (refused > 0) continue;
    total++;
    found.see(row.status);
    amounts.see(row);
    first.see(row);
  }
  const page = first.rows();
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const items = await readProspects(
    workspaceId,
    shown.map(({ prospectId }) => prospectId),
  );
  const { amountOf, currency } = amounts.main();
  return {
    items: items.map(toProspect),
    nextCursor: await sealCursor(scope, last ? placeOf(sort, last) : null),
    total,
    facets: facets.shown(),
    valueByStatus: keysOf(prospectStatuses).map((status) => ({
      value: status,
      label: prospectStatuses[status],
      count: found.of(status),
      amount: amountOf(status),
    })),
    currency,
  };
}
