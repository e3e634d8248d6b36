import * as z from 'zod';
import { matchOf, matchScore } from '../../../shared/rules/ugc/creator-match.ts';
import { type CreatorSort, listCreators } from '../../../shared/ugc/creator.contract.ts';
import { FirstPlaced } from '../../platform/first-placed.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readCreators } from '../core/read-creator.ts';
import type { CreatorRow } from './creator-row.ts';
import { foundCreators } from './found-creators.ts';
import { matchBriefOf } from './match-brief.ts';
import { creatorOrder, type Place } from './row-order.ts';
import { CreatorCounts, creatorSieve, type Found } from './row-sieve.ts';
import { shownCreator } from './shown-creator.ts';

const Position = z.object({ key: z.union([z.number(), z.string()]).nullable(), at: z.string(), id: z.string() });

/** The creators that a workspace may see, found among those that this process holds; those of the page are read as they are now. */
export const handler = defineHandler(listCreators, async (call) => {
  const { limit, cursor: _, campaignId, sort, ...filters } = call.query;
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const after = await page.after(Position);
  const [all, asked] = await Promise.all([
    foundCreators(workspaceId),
    campaignId === undefined ? null : matchBriefOf(workspaceId, campaignId),
  ]);
  const together = (row: CreatorRow) => asked?.together.get(row.creatorId) ?? 0;
  const order = creatorOrder({
    sort: sort ?? usualSort(filters.q, campaignId),
    q: filters.q,
    deliverable: filters.deliverable,
    scoreOf: (row) => (asked ? matchScore(asked.brief, row, together(row)) : 0),
  });
  const first = new FirstPlaced<Found, Place>(order, limit + 1, after);
  const refuses = creatorSieve(filters);
  const counts = new CreatorCounts();
  let total = 0;
  for (const found of all) {
    const refused = refuses(found);
    if (refused < 0) continue;
    counts.see(found, refused);
    if (refused > 0) continue;
    total++;
    first.see(found);
  }
  const rows = first.rows();
  const shown = rows.slice(0, limit).map(({ row }) => row);
  const known = await readCreators(
    workspaceId,
    shown.map(({ creatorId }) => creatorId),
  );
  const items = await Promise.all(
    shown.flatMap((row) => {
      const one = known.get(row.creatorId);
      return one ? [shownCreator(one, asked && matchOf(asked.brief, row, together(row)))] : [];
    }),
  );
  return {
    items,
    nextCursor: await page.next(rows.length > limit ? first.placeAt(limit - 1) : undefined),
    total,
    facets: counts.shown(),
  };
});

const usualSort = (q: string | undefined, campaignId: string | undefined): CreatorSort =>
  campaignId !== undefined ? 'match' : q ? 'relevance' : 'recent';
