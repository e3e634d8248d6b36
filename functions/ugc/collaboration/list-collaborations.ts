import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { turnOf } from '../../../shared/rules/ugc/collaboration-states.ts';
import { collaborationStatuses } from '../../../shared/rules/ugc/collaboration-table.ts';
import { listCollaborations } from '../../../shared/ugc/collaboration.contract.ts';
import { collaborationLabels } from '../../../shared/ugc/collaboration.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { factsOf } from '../core/collaboration-facts.ts';
import { collaborationIdsOf } from '../core/collaboration-id.ts';
import { latestFirst, sortedFrom, sortedPage } from '../core/sorted-page.ts';
import { statusFacet } from '../core/status-facet.ts';
import { asBrand, shownCollaborations } from './collaboration-view.ts';

type Query = ParsedInput<typeof listCollaborations>['query'];

/** All of them are read, or those of one campaign, which stand together; then they are sorted and counted. */
export const handler = defineHandler(listCollaborations, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const after = await page.after(sortedFrom);
  const now = new Date();
  const found = (await readAll(actor.workspaceId, query.campaignId)).filter((item) => fits(item, query, now));
  const wanted = found.filter(({ status }) => !query.status || query.status.includes(status));
  const { items, nextCursor } = await sortedPage(wanted, (item) => placeOf(item, query.sort), page, after);
  return {
    items: await shownCollaborations(actor.workspaceId, items, asBrand(actor), now),
    nextCursor,
    total: wanted.length,
    facets: { status: statusFacet(collaborationStatuses, collaborationLabels, found) },
  };
});

async function readAll(workspaceId: string, campaignId: string | undefined): Promise<UgcCollaborationItem[]> {
  const all = UgcCollaboration.query.byWorkspace({ workspaceId });
  const some = campaignId === undefined ? all : all.begins({ collaborationId: collaborationIdsOf(campaignId) });
  return (await some.go({ pages: 'all', consistent: true })).data;
}

function fits(item: UgcCollaborationItem, query: Query, now: Date): boolean {
  if (query.campaignId !== undefined && item.campaignId !== query.campaignId) return false;
  if (query.brandId !== undefined && item.brandId !== query.brandId) return false;
  if (query.creatorId !== undefined && item.creatorId !== query.creatorId) return false;
  if (query.disputed !== undefined && (item.content.dispute !== undefined) !== query.disputed) return false;
  if (query.turn === undefined && query.late === undefined) return true;
  const turn = turnOf(factsOf(item, { status: 'open' }, now));
  if (query.turn !== undefined && turn !== query.turn) return false;
  const late = turn !== null && item.dueAt !== undefined && Date.parse(item.dueAt) < now.getTime();
  return query.late === undefined || late === query.late;
}

/** The latest first, or what is due first; what is not due at all comes last. */
function placeOf({ collaborationId: id, updatedAt, dueAt }: UgcCollaborationItem, sort: Query['sort']) {
  return { key: sort === 'due' ? (dueAt ?? '~') : latestFirst(updatedAt), id };
}
