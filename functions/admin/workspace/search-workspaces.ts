import * as z from 'zod';
import {
  planSources,
  searchWorkspaces,
  type WorkspaceSort,
  workspaceStatuses,
} from '../../../shared/admin/workspace.contract.ts';
import { searchedWords } from '../../../shared/kernel/fold.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { FirstPlaced } from '../../platform/first-placed.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { planNames } from '../../platform/plans/plan-versions.ts';
import { Tally } from '../../platform/tally.ts';
import { revenueFilter } from './revenue-filter.ts';
import { shownWorkspaces } from './shown-workspaces.ts';
import { workspaceIndex } from './workspace-index.ts';
import { type Given, givenTo, type WorkspaceRow } from './workspace-row.ts';

const Place = z.object({ key: z.string(), id: z.string() });
type Place = z.infer<typeof Place>;

/** The workspaces of the platform, found among those that this process holds; those of the page are read as they are now. */
export const handler = defineHandler(searchWorkspaces, async (call) => {
  const { limit, cursor: _, sort, ...filters } = call.query;
  const page = pageOf(call, call.actor.userId);
  const after = await page.after(Place);
  const index = await workspaceIndex();
  const now = new Date();
  const isNamed = named(filters.q);
  const isFound = await revenueFilter(filters, now);
  const refused = sieve(filters);
  const first = new FirstPlaced<WorkspaceRow, Place>(orders[sort], limit + 1, after);
  const [planCode, source, status] = [new Tally(), new Tally(), new Tally()];
  let total = 0;
  for (const row of index.workspaces.values()) {
    if (!(isNamed(row) && isFound(row))) continue;
    const given = givenTo(row, now);
    const by = refused(row, given);
    // A facet counts what its own filter alone refuses.
    if ((by & ~1) === 0) planCode.see(given.planCode);
    if ((by & ~2) === 0) source.see(given.source);
    if ((by & ~4) === 0) status.see(row.status);
    if (by > 0) continue;
    total++;
    first.see(row);
  }
  const found = first.rows();
  return {
    items: await shownWorkspaces(found.slice(0, limit).map(({ workspaceId }) => workspaceId)),
    nextCursor: await page.next(found.length > limit ? first.placeAt(limit - 1) : null),
    total,
    facets: {
      planCode: planCode.inOrder(await planNames()),
      source: source.inOrder(planSources),
      status: status.inOrder(workspaceStatuses),
    },
  };
});

type Filters = Omit<ParsedInput<typeof searchWorkspaces>['query'], 'limit' | 'cursor' | 'sort'>;
function named(q = ''): (row: WorkspaceRow) => boolean {
  const words = searchedWords(q).map((word) => ` ${word}`);
  return ({ text }) => words.every((word) => text.includes(word));
}

/** Which filters refuse a row, a bit each: 1 plan, 2 source, 4 status. */
const sieve =
  ({ planCode, source, status }: Filters) =>
  (row: WorkspaceRow, given: Given): number =>
    (planCode && !planCode.includes(given.planCode) ? 1 : 0) +
    (source && !source.includes(given.source) ? 2 : 0) +
    (status && !status.includes(row.status) ? 4 : 0);

const before = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const orderBy = (keyOf: (row: WorkspaceRow) => string, sign: 1 | -1) => ({
  placeOf: (row: WorkspaceRow): Place => ({ key: keyOf(row), id: row.workspaceId }),
  compare: (a: Place, b: Place): number => sign * (before(a.key, b.key) || before(a.id, b.id)),
});

const orders: Record<WorkspaceSort, ReturnType<typeof orderBy>> = {
  newest: orderBy(({ createdAt }) => createdAt, -1),
  name: orderBy(({ nameKey }) => nameKey, 1),
};
