import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { rightStatuses } from '../../../shared/rules/ugc/right-days.ts';
import { listUgcRights } from '../../../shared/ugc/right.contract.ts';
import { type ListedRight, rightLabels } from '../../../shared/ugc/right.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { UgcRight, type UgcRightItem } from '../core/right.entity.ts';
import { isRightOf } from '../core/right-of-campaign.ts';
import { latestFirst, sortedFrom, sortedPage } from '../core/sorted-page.ts';
import { statusFacet } from '../core/status-facet.ts';
import { shownRight } from './shown-right.ts';
import { stillShown } from './still-shown.ts';

type Query = ParsedInput<typeof listUgcRights>['query'];

export const handler = defineHandler(listUgcRights, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const after = await page.after(sortedFrom);
  const { workspaceId } = actor;
  const { data } = await UgcRight.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const today = parisDay();
  const words = searchedWords(query.q ?? '');
  const still = await stillShown(workspaceId, data, today);
  const listed = (item: UgcRightItem): ListedRight => ({
    ...shownRight(item, today),
    stillShown: toldTo(actor, still.get(item.rightId)),
  });
  const found = data.map(listed).filter((right) => fits(right, query, words));
  const wanted = found.filter(
    (right) =>
      (!query.status || query.status.includes(right.status)) &&
      (query.stillShown === undefined || (right.stillShown !== null) === query.stillShown),
  );
  const placeOf = ({ id, endsOn, createdAt }: ListedRight) => ({
    key: query.sort === 'ends' ? endsOn : latestFirst(createdAt),
    id,
  });
  return {
    ...(await sortedPage(wanted, placeOf, page, after)),
    total: wanted.length,
    stillShown: found.filter((right) => right.stillShown !== null).length,
    facets: { status: statusFacet(rightStatuses, rightLabels, found) },
  };
});

/** Who may not read campaigns is told that some spend, and no more. */
const toldTo = ({ permissions }: Reader, still: ListedRight['stillShown'] = null): ListedRight['stillShown'] =>
  still && { ...still, campaigns: permissions.has('campaigns:read') ? still.campaigns : [] };

function fits(right: ListedRight, { network, endsBefore, ...of }: Query, words: string[]): boolean {
  if (!isOf(right, of)) return false;
  if (network !== undefined && !right.networks.some((one) => one === network)) return false;
  if (endsBefore !== undefined && right.endsOn >= endsBefore) return false;
  const own = foldedWords(`${right.title} ${right.creatorName}`);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

type Whose = Pick<Query, 'brandId' | 'creatorId' | 'campaignId'>;

function isOf(right: ListedRight, { brandId, creatorId, campaignId }: Whose): boolean {
  if (brandId !== undefined && right.brandId !== brandId) return false;
  if (creatorId !== undefined && right.creatorId !== creatorId) return false;
  return campaignId === undefined || isRightOf(right, campaignId);
}
