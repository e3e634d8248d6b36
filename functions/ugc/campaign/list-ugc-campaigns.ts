import * as z from 'zod';
import { fold, foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { listUgcCampaigns } from '../../../shared/ugc/campaign.contract.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

/** The place in its order of the last one shown: by its last day, then by id, which begins with the time of its birth. */
const After = z.object({ day: z.string(), id: z.string() });
type Place = z.infer<typeof After>;

const listed = ['workspaceId', 'campaignId', 'name', 'brandId', 'status', 'content'] as const;
type Listed = Pick<UgcCampaignItem, (typeof listed)[number]>;
type Asked = ParsedInput<typeof listUgcCampaigns>['query'];

/** A thousand at most are looked through; those of the page are read whole. */
export const handler = defineHandler(listUgcCampaigns, async (call) => {
  const { workspaceId } = call.actor;
  const { sort } = call.query;
  const page = pageOf(call);
  const after = await page.after(After);
  const [{ data: all }, brands] = await Promise.all([
    UgcCampaign.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true, attributes: [...listed] }),
    clientsOf(workspaceId),
  ]);
  const brandNames = new Map(brands.map(({ clientId, name }) => [clientId, name]));
  const nameOf = ({ brandId }: Pick<Listed, 'brandId'>) => brandNames.get(brandId) ?? '';
  const found = all
    .filter((item) => fits(item, nameOf(item), call.query))
    .map((item) => placeOf(item, sort))
    .sort((a, b) => inOrder(a, b));
  const left = after ? found.filter((place) => inOrder(place, after) > 0) : found;
  const shown = left.slice(0, page.limit);
  const read = await readTogether(shown.map(({ id: campaignId }) => UgcCampaign.get({ workspaceId, campaignId })));
  const items = read.flatMap((Item) => UgcCampaign.parse({ Item }).data ?? []);
  return {
    items: await Promise.all(items.map((item) => shownCampaign(item, nameOf(item)))),
    nextCursor: await page.next(left.length > page.limit ? shown.at(-1) : null),
    total: found.length,
  };
});

/** Whether it answers to what is asked, and each word begins one of its names. */
function fits({ name, brandId, status, content }: Listed, brandName: string, { q = '', ...asked }: Asked): boolean {
  if (asked.status && !asked.status.includes(status)) return false;
  if (asked.brandId && !asked.brandId.includes(brandId)) return false;
  const own = foldedWords(fold(`${name} ${brandName} ${content.objective ?? ''} ${content.product.name ?? ''}`));
  return searchedWords(q).every((word) => own.some((one) => one.startsWith(word)));
}

/** Behind every day. */
const never = '9999';

const placeOf = ({ campaignId: id, content }: Listed, sort: Asked['sort']): Place => ({
  day: sort === 'deadline' ? (content.applicationsCloseOn ?? never) : '',
  id,
});

/** By the nearest day, then the newest. */
function inOrder(a: Place, b: Place): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.id > b.id ? -1 : a.id < b.id ? 1 : 0;
}
