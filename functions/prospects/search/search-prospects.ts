import * as z from 'zod';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { type ProspectStatus, prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Tally } from '../../platform/tally.ts';
import { readProspects } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { askedOrder } from './asked-order.ts';
import { namedOwnership } from './named-ownership.ts';
import { prospectIndex } from './prospect-index.ts';
import { Amounts, FacetCounts } from './row-counts.ts';
import { asAskedBy, rowSieve } from './row-filters.ts';
import { FirstRows } from './row-order.ts';
import { StatusColumns } from './status-columns.ts';

const Position = z.object({ key: z.union([z.number(), z.string()]).nullable(), id: z.string() });

export const handler = defineHandler(prospects.searchProspects, async (call) => {
  const { cursor: _, limit, perStatus, sort, order, ...asked } = call.query;
  const filters = await asAskedBy(call.actor, asked);
  const page = pageOf(call);
  const after = await page.after(Position);
  const [index, inOrder] = await Promise.all([prospectIndex(call.actor), askedOrder(call.actor, { sort, order })]);
  const sieve = rowSieve(filters);
  const first = new FirstRows(inOrder, limit + 1, after);
  const columns = perStatus === undefined ? null : new StatusColumns(inOrder, perStatus);
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
    columns?.see(row);
  }
  const rows = first.rows();
  const ids = rows.slice(0, limit).map(({ prospectId }) => prospectId);
  const wanted = columns?.all() ?? [];
  const counted = facets.shown();
  const [read, named] = await Promise.all([
    readProspects(call.actor.workspaceId, [...new Set([...ids, ...wanted.flatMap((column) => column.ids)])]),
    namedOwnership(call.actor, counted),
  ]);
  const items = new Map(read.map((item) => [item.prospectId, shownProspect(item)]));
  const shown = (those: string[]) => those.flatMap((id) => items.get(id) ?? []);
  const pageOfStatus = (status: ProspectStatus) => {
    const query = { ...asked, limit, sort, order, status: [status] };
    return pageOf({ ...call, query });
  };
  const { amountOf, currency } = amounts.main();
  return {
    items: shown(ids),
    nextCursor: await page.next(rows.length > limit ? first.placeAt(limit - 1) : undefined),
    total,
    facets: { ...counted, ...named },
    valueByStatus: keysOf(prospectStatuses).map((status) => ({
      value: status,
      label: prospectStatuses[status],
      count: found.of(status),
      amount: amountOf(status),
    })),
    currency,
    columns:
      columns &&
      (await Promise.all(
        wanted.map(async ({ status, ids, last }) => ({
          status,
          items: shown(ids),
          nextCursor: await pageOfStatus(status).next(last),
        })),
      )),
  };
});
