import { type PeriodQuery, periodAsked } from '../../../shared/campaigns/period-query.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type Period, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { activeLimit, campaignUse } from '../core/campaign-book.entity.ts';
import { readNaming, ruleOf } from '../core/campaign-naming.entity.ts';
import { readRates } from '../core/exchange-rates.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { convertedFigures } from './converted-figures.ts';
import { type Filters, foundCampaigns } from './found-campaigns.ts';

type Asked = Filters & PeriodQuery & { compare?: 'previous' | 'year' | undefined; convertTo?: 'EUR' | undefined };

/**
 * What someone asks for of a workspace's campaigns: those found, their figures in the period and their clients' names; in
 * euros, and in the period that it is compared to, where that is asked.
 */
export async function askedCampaigns(actor: Actor, { from, to, preset, convertTo, compare, ...filters }: Asked) {
  const { workspaceId, workspace } = actor;
  const period = periodAsked({ from, to, preset }, parisDay());
  const [all, clients, use, naming, rates] = await Promise.all([
    campaignsNow(workspaceId),
    clientNames(actor),
    campaignUse(workspaceId),
    readNaming(workspaceId),
    convertTo ? readRates(workspaceId) : null,
  ]);
  const rule = ruleOf(naming, 'campaign');
  const figures = await figuresIn(workspaceId, all, period);
  const activeUse = { used: use.active, limit: activeLimit(workspace) };
  const example = all.some((campaign) => campaign.example);
  const { found, underOthers } = foundCampaigns(all, actor, filters, { clients, rule });
  const converted = rates && convertedFigures(found, figures, rates.rates);
  const before = compare ? await figuresBefore(workspaceId, found, period, compare) : null;
  return { found, underOthers, figures, converted, before, clients, rule, period, activeUse, example };
}

const figuresBefore = (
  workspaceId: string,
  found: readonly CampaignItem[],
  period: Period,
  compare: 'previous' | 'year',
) => figuresIn(workspaceId, found, compare === 'year' ? yearBefore(period) : previousPeriod(period));

/** None for who may not read clients: such a person finds and sees campaigns without them. */
async function clientNames({ workspaceId, permissions }: Actor): Promise<Map<string, string>> {
  const clients = permissions.has('clients:read') ? await clientsOf(workspaceId) : [];
  return new Map(clients.map(({ clientId, name }) => [clientId, name]));
}
