import { bulkCampaigns, getCampaign, updateCampaign } from '../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../shared/campaigns/campaign.ts';
import { campaignPlatforms, campaignStatuses } from '../../../shared/campaigns/campaigns.rules.ts';
import { type CampaignWithFigures, listCampaigns } from '../../../shared/campaigns/list.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { RouteOutput } from '../../../shared/kernel/route.ts';
import type { Counts } from '../../../shared/rules/counters.ts';
import { noPacing } from '../../../shared/rules/pacing.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { sumOfDays } from '../../../shared/rules/sums.ts';
import { totalsOf } from '../../../shared/rules/totals.ts';
import { type Call, type fakeApi, json, refused } from './fake-api.ts';

const moment = '2026-11-20T10:00:00.000Z';

/** The figures of these days, by the rules of the product. */
export function figuresOf(days: readonly Counts[]) {
  const sums = sumOfDays(days);
  return { totals: totalsOf(sums, null, null), ratios: ratiosOf(sums, { marginRate: null, reach: null }) };
}

export function aCampaign(
  id: string,
  changes: Partial<Campaign> = {},
  days: readonly Counts[] = [],
): CampaignWithFigures {
  return {
    id: `cam_${id}`,
    name: `Campagne ${id}`,
    platform: 'meta',
    objective: 'sales',
    status: 'active',
    platformStatus: null,
    externalId: null,
    connectionId: null,
    client: null,
    clientId: null,
    ownerId: null,
    industry: null,
    currency: 'EUR',
    timezone: 'Europe/Paris',
    budget: null,
    startDate: null,
    endDate: null,
    marginRate: null,
    targets: {},
    conversionName: null,
    attribution: null,
    personaIds: [],
    boardIds: [],
    adIds: [],
    tags: [],
    notes: null,
    dims: {},
    firstDay: null,
    lastDay: null,
    adCount: 0,
    openAlerts: 0,
    criticalAlerts: 0,
    example: false,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    ...changes,
    figures: figuresOf(days),
    daily: { from: '2026-10-23', spend: Array(30).fill(null) },
    targetStates: [],
    pacing: noPacing,
  };
}

type Found = RouteOutput<typeof listCampaigns>;

/** What the list answers, with the counts that these campaigns give; sums only where `days` are given by currency. */
export function foundCampaigns(items: CampaignWithFigures[], changes: Partial<Found> = {}): Found {
  const count = (labels: Record<string, string>, of: (campaign: Campaign) => string) =>
    Object.entries(labels).map(([value, label]) => ({
      value,
      label,
      count: items.filter((one) => of(one) === value).length,
    }));
  const tags = [...new Set(items.flatMap((one) => one.tags))];
  return {
    items,
    nextCursor: null,
    total: items.length,
    from: '2026-10-23',
    to: '2026-11-21',
    facets: {
      status: count(campaignStatuses, ({ status }) => status),
      platform: count(campaignPlatforms, ({ platform }) => platform),
      objective: [],
      industry: [],
      clientId: [],
      ownerId: [],
      dims: [],
      tag: tags.map((tag) => ({ value: tag, label: tag, count: 1 })),
    },
    currencies: [],
    example: items.some((one) => one.example),
    activeUse: { used: items.filter(({ status }) => status === 'active').length, limit: 5 },
    ...changes,
  };
}

const ok = (data: unknown) => json(200, { success: true, data });
const idOf = ({ url }: Call) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '');

/** Campaigns that answer as the API does: by status, page by page, with their versions. What it holds can be changed behind the page's back. */
export function serveCampaigns(
  api: ReturnType<typeof fakeApi>,
  campaigns: CampaignWithFigures[],
  changes: Partial<Found> = {},
) {
  const held = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const deleted = new Map<string, CampaignWithFigures>();
  api.behave(listCampaigns, ({ url }) => {
    const asked = url.searchParams;
    const found = [...held.values()].filter(
      ({ status }) => !asked.has('status') || asked.getAll('status').includes(status),
    );
    const [from, limit] = [Number(asked.get('cursor') ?? 0), Number(asked.get('limit'))];
    const nextCursor = from + limit < found.length ? String(from + limit) : null;
    return ok({ ...foundCampaigns(found, changes), items: found.slice(from, from + limit), nextCursor });
  });
  api.behave(bulkCampaigns, (call) => {
    const { ids, action, value = '' } = bulkCampaigns.body.parse(call.body);
    const items = ids.map((id) => {
      const campaign = action === 'restore' ? deleted.get(id) : held.get(id);
      if (!campaign) return { id, ok: false, message: 'Ressource introuvable' };
      if (action === 'delete') {
        held.delete(id);
        deleted.set(id, campaign);
      } else held.set(id, bulkChange(campaign, action, value));
      return { id, ok: true, message: null };
    });
    return ok({ items });
  });
  // Last: their paths would also fit those above.
  api.behave(getCampaign, (call) => {
    const campaign = held.get(idOf(call));
    return campaign ? ok(getCampaign.output.parse({ campaign })) : refused('not_found');
  });
  api.behave(updateCampaign, (call) => {
    const { version, ...edit } = updateCampaign.body.parse(call.body);
    const campaign = held.get(idOf(call));
    if (!campaign) return refused('not_found');
    if (version !== campaign.version) return refused('conflict');
    const updated = { ...campaign, ...(edit as Partial<Campaign>), version: version + 1 };
    held.set(campaign.id, updated);
    return ok(updateCampaign.output.parse({ campaign: updated }));
  });
  return held;
}

function bulkChange(campaign: CampaignWithFigures, action: string, value: string): CampaignWithFigures {
  if (action === 'tag') return { ...campaign, tags: [...campaign.tags, value] };
  if (action === 'untag') return { ...campaign, tags: campaign.tags.filter((tag) => tag !== value) };
  if (action === 'archive') return { ...campaign, status: 'archived' };
  if (action === 'owner') return { ...campaign, ownerId: value === 'none' ? null : value };
  if (action === 'client') return { ...campaign, clientId: value === 'none' ? null : value };
  const status = keysOf(campaignStatuses).find((one) => one === value);
  return action === 'status' && status ? { ...campaign, status } : campaign;
}
