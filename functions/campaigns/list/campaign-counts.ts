import type { Count } from '../../../shared/ads/ad.ts';
import { industries } from '../../../shared/ads/ads.rules.ts';
import { campaignObjectives, campaignPlatforms, campaignStatuses } from '../../../shared/campaigns/campaigns.rules.ts';
import type { NamingRule } from '../../../shared/campaigns/naming.ts';
import { unassigned } from '../../../shared/kernel/unassigned.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { countedIds, namedCounts, Tally } from '../../platform/tally.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { type Facet, facetValues } from './found-campaigns.ts';

type Names = ReadonlyMap<string, string>;

const fixed = facetValues(undefined);

function tallyOf(facet: Facet, items: CampaignItem[], valuesOf = fixed): Tally {
  const tally = new Tally();
  const values = valuesOf.get(facet);
  for (const item of items) for (const value of values?.(item) ?? []) tally.see(value);
  return tally;
}

export const countsByStatus = (items: CampaignItem[]): Count[] => tallyOf('status', items).inOrder(campaignStatuses);

export const countsByPlatform = (items: CampaignItem[]): Count[] =>
  tallyOf('platform', items).inOrder(campaignPlatforms);

export const countsByObjective = (items: CampaignItem[]): Count[] =>
  tallyOf('objective', items).inOrder(campaignObjectives);

export const countsByTag = (items: CampaignItem[]): Count[] => tallyOf('tag', items).byCount();

/** Those that some campaign has, the most frequent first. */
export const countsByIndustry = (items: CampaignItem[]): Count[] =>
  namedCounts(tallyOf('industry', items).byCount(), new Map(Object.entries(industries)), '');

/** Clients are counted for who may read them. */
export const countsByClient = (items: CampaignItem[], clients: Names, { permissions }: Actor): Count[] =>
  permissions.has('clients:read') ? namedCounts(tallyOf('clientId', items).byCount(), clients, 'Sans client') : [];

export async function countsByOwner(items: CampaignItem[]): Promise<Count[]> {
  const counts = tallyOf('ownerId', items).byCount();
  const names = await peopleNames(countedIds(counts));
  return namedCounts(counts, names, unassigned);
}

type UnderOthers = (facet: Facet) => CampaignItem[];

/** By field of the naming rule, in its order. */
export function countsByDim(underOthers: UnderOthers, rule: NamingRule | undefined) {
  const valuesOf = facetValues(rule);
  return (rule?.fields ?? []).map((field) => {
    const facet: Facet = `dim:${field}`;
    return { field, counts: tallyOf(facet, underOthers(facet), valuesOf).byCount() };
  });
}
