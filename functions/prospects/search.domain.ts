import * as z from 'zod';
import type * as prospects from '../../shared/contract/prospects.ts';
import type { ParsedInput } from '../../shared/contract/route.ts';
import { keysOf } from '../../shared/rules/ads.ts';
import { prospectStatuses } from '../../shared/rules/prospects.ts';
import { openCursor, sealCursor } from '../platform/db/page-cursor.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { readProspects } from './read-prospect.ts';
import { prospectIndex } from './search/prospect-index.ts';
import { Amounts, FacetCounts, Tally } from './search/row-counts.ts';
import { rowSieve } from './search/row-filters.ts';
import { FirstRows, placeOf } from './search/row-order.ts';
import { toProspect } from './shown-prospect.ts';

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
