import type * as z from 'zod';
import type { campaignFilters } from '../../../shared/campaigns/list.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { none } from '../../platform/tally.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

export type Filters = z.output<z.ZodObject<typeof campaignFilters>>;

/** What a campaign has of each filter that has a facet. */
const facets = {
  status: ({ status }) => [status],
  platform: ({ platform }) => [platform],
  objective: ({ objective }) => [objective],
  industry: ({ industry }) => (industry ? [industry] : []),
  clientId: ({ clientId }) => [clientId ?? none],
  ownerId: ({ ownerId }) => [ownerId ?? none],
  tag: ({ tags }) => tags,
} as const satisfies Partial<Record<keyof Filters, (item: CampaignItem) => readonly string[]>>;
export type Facet = keyof typeof facets;
const facetNames = Object.keys(facets) as Facet[];

export const valuesOf = (facet: Facet, item: CampaignItem): readonly string[] => facets[facet](item);

type Names = ReadonlyMap<string, string>;

/**
 * The campaigns that filters let through, and for each facet those that the others do: a value counts what there would be
 * if it were chosen.
 */
export function foundCampaigns(all: readonly CampaignItem[], { userId }: Actor, filters: Filters, clients: Names) {
  const words = foldedWords(filters.q ?? '');
  const wanted = new Map<Facet, ReadonlySet<string>>();
  for (const facet of facetNames) {
    const values: readonly string[] | undefined = filters[facet];
    if (values) wanted.set(facet, new Set(values.map((id) => (facet === 'ownerId' && id === 'me' ? userId : id))));
  }
  const found: CampaignItem[] = [];
  const underOthers = Object.fromEntries(facetNames.map((facet) => [facet, [] as CampaignItem[]])) as Record<
    Facet,
    CampaignItem[]
  >;
  for (const item of all) {
    if (!bears(item, words, clients)) continue;
    const refusing = [...wanted].filter(([facet, values]) => !valuesOf(facet, item).some((value) => values.has(value)));
    if (refusing.length === 0) found.push(item);
    for (const facet of facetNames) if (refusing.every(([other]) => other === facet)) underOthers[facet].push(item);
  }
  return { found, underOthers };
}

/** Whether each of some words begins one of the campaign's: its name, its client's, its tags. */
function bears({ name, clientId, tags }: CampaignItem, words: string[], clients: Names): boolean {
  if (words.length === 0) return true;
  const own = foldedWords([name, clients.get(clientId ?? '') ?? '', ...tags].join(' '));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
