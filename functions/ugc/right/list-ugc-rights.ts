import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { rightStatuses } from '../../../shared/rules/ugc/right-days.ts';
import { listUgcRights } from '../../../shared/ugc/right.contract.ts';
import { rightLabels, type UgcRight as ShownRight } from '../../../shared/ugc/right.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { UgcRight } from '../core/right.entity.ts';
import { latestFirst, sortedFrom, sortedPage } from '../core/sorted-page.ts';
import { statusFacet } from '../core/status-facet.ts';
import { shownRight } from './shown-right.ts';

type Query = ParsedInput<typeof listUgcRights>['query'];

export const handler = defineHandler(listUgcRights, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const after = await page.after(sortedFrom);
  const { workspaceId } = actor;
  const { data } = await UgcRight.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const today = parisDay();
  const words = searchedWords(query.q ?? '');
  const found = data.map((item) => shownRight(item, today)).filter((right) => fits(right, query, words));
  const wanted = found.filter(({ status }) => !query.status || query.status.includes(status));
  const placeOf = ({ id, endsOn, createdAt }: ShownRight) => ({
    key: query.sort === 'ends' ? endsOn : latestFirst(createdAt),
    id,
  });
  return {
    ...(await sortedPage(wanted, placeOf, page, after)),
    total: wanted.length,
    facets: { status: statusFacet(rightStatuses, rightLabels, found) },
  };
});

function fits(right: ShownRight, { brandId, creatorId, network, endsBefore }: Query, words: string[]): boolean {
  if (brandId !== undefined && right.brandId !== brandId) return false;
  if (creatorId !== undefined && right.creatorId !== creatorId) return false;
  if (network !== undefined && !right.networks.some((one) => one === network)) return false;
  if (endsBefore !== undefined && right.endsOn >= endsBefore) return false;
  const own = foldedWords(`${right.title} ${right.creatorName}`);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
