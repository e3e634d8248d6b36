import type * as z from 'zod';
import type { campaignFilters } from '../../../shared/campaigns/list.contract.ts';
import { dimsOf, type NamingRule } from '../../../shared/campaigns/naming.ts';
import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { none } from '../../platform/tally.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

export type Filters = z.output<z.ZodObject<typeof campaignFilters>>;

type Values = (item: CampaignItem) => readonly string[];

/** What a campaign has of each filter that has a facet. */
const facets = {
  status: ({ status }) => [status],
  platform: ({ platform }) => [platform],
  objective: ({ objective }) => [objective],
  industry: ({ industry }) => (industry ? [industry] : []),
  clientId: ({ clientId }) => [clientId ?? none],
  ownerId: ({ ownerId }) => [ownerId ?? none],
  tag: ({ tags }) => tags,
  connectionId: ({ connectionId }) => (connectionId ? [connectionId] : []),
} as const satisfies Partial<Record<keyof Filters, Values>>;
type FixedFacet = keyof typeof facets;
/** Besides, one for each field of the naming rule. */
export type Facet = FixedFacet | `dim:${string}`;
const fixedFacets = Object.keys(facets) as FixedFacet[];

type Names = ReadonlyMap<string, string>;
type Known = { clients: Names; rule: NamingRule | undefined };

/** What a campaign has of each facet that a workspace has. */
export function facetValues(rule: NamingRule | undefined): Map<Facet, Values> {
  const all = new Map<Facet, Values>(fixedFacets.map((facet) => [facet, facets[facet]]));
  const ofDim = (field: string): Values => {
    return ({ name }) => {
      const value = dimsOf(name, rule)[field];
      return value === undefined ? [] : [value];
    };
  };
  for (const field of rule?.fields ?? []) all.set(`dim:${field}`, ofDim(field));
  return all;
}

/**
 * The campaigns that filters let through, and for each facet those that the others do: a value counts what there would be
 * if it were chosen.
 */
export function foundCampaigns(
  all: readonly CampaignItem[],
  reader: Reader,
  filters: Filters,
  { clients, rule }: Known,
) {
  const words = searchedWords(filters.q ?? '');
  const wanted = wantedOf(filters, reader);
  const valuesOf = facetValues(rule);
  // No campaign has a field that the rule does not know.
  const known = [...wanted].map(([facet, values]) => ({ facet, values, of: valuesOf.get(facet) ?? (() => []) }));
  const found: CampaignItem[] = [];
  const underOthers = new Map<Facet, CampaignItem[]>([...valuesOf.keys()].map((facet) => [facet, []]));
  for (const item of all) {
    if (!bears(item, words, clients)) continue;
    const refusing = known.filter(({ values, of }) => !of(item).some((value) => values.has(value)));
    if (refusing.length === 0) found.push(item);
    if (refusing.length > 1) continue;
    const [only] = refusing;
    if (only) underOthers.get(only.facet)?.push(item);
    else for (const items of underOthers.values()) items.push(item);
  }
  return { found, underOthers: (facet: Facet) => underOthers.get(facet) ?? [] };
}

/** By facet, the values of which a campaign must have one. */
function wantedOf({ dim = [], ...filters }: Filters, { userId }: Pick<Reader, 'userId'>): Map<Facet, Set<string>> {
  const wanted = new Map<Facet, Set<string>>();
  for (const facet of fixedFacets) {
    const values: readonly string[] | undefined = filters[facet];
    if (values) wanted.set(facet, new Set(values.map((id) => (facet === 'ownerId' && id === 'me' ? userId : id))));
  }
  for (const one of dim) {
    const at = one.indexOf(':');
    const facet: Facet = `dim:${one.slice(0, at)}`;
    wanted.set(facet, (wanted.get(facet) ?? new Set()).add(one.slice(at + 1)));
  }
  return wanted;
}

/** Whether each of some words begins one of the campaign's: its name, its client's, its tags. */
function bears({ name, clientId, tags }: CampaignItem, words: string[], clients: Names): boolean {
  if (words.length === 0) return true;
  const own = foldedWords([name, clients.get(clientId ?? '') ?? '', ...tags].join(' '));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
