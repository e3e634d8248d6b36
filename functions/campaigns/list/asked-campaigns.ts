import { type PeriodQuery, periodAsked } from '../../../shared/campaigns/period-query.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { activeLimit, campaignUse } from '../core/campaign-book.entity.ts';
import { readNaming, ruleOf } from '../core/campaign-naming.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { type Filters, foundCampaigns } from './found-campaigns.ts';

/** What someone asks for of a workspace's campaigns: those found, their figures in the period and their clients' names. */
export async function askedCampaigns(actor: Actor, { from, to, preset, ...filters }: Filters & PeriodQuery) {
  const { workspaceId, workspace } = actor;
  const period = periodAsked({ from, to, preset }, parisDay());
  const [all, clients, use, naming] = await Promise.all([
    campaignsNow(workspaceId),
    clientNames(actor),
    campaignUse(workspaceId),
    readNaming(workspaceId),
  ]);
  const rule = ruleOf(naming, 'campaign');
  const figures = await figuresIn(workspaceId, all, period);
  const activeUse = { used: use.active, limit: activeLimit(workspace) };
  return { ...foundCampaigns(all, actor, filters, { clients, rule }), figures, clients, rule, period, activeUse };
}

/** None for who may not read clients: such a person finds and sees campaigns without them. */
async function clientNames({ workspaceId, permissions }: Actor): Promise<Map<string, string>> {
  const clients = permissions.has('clients:read') ? await clientsOf(workspaceId) : [];
  return new Map(clients.map(({ clientId, name }) => [clientId, name]));
}
