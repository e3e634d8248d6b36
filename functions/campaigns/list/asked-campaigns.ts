import type { PeriodQuery } from '../../../shared/campaigns/period-query.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type Period, periodOf } from '../../../shared/rules/periods.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';

import { activeLimit, campaignUse } from '../core/campaign-book.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { type Filters, foundCampaigns } from './found-campaigns.ts';

const askedPeriod = ({ from, to, preset = 'last_30' }: PeriodQuery): Period =>
  from && to ? { from, to } : periodOf(preset, parisDay());

/** What someone asks for of a workspace's campaigns: those found, their figures in the period and their clients' names. */
export async function askedCampaigns(actor: Actor, { from, to, preset, ...filters }: Filters & PeriodQuery) {
  const { workspaceId, workspace } = actor;
  const period = askedPeriod({ from, to, preset });
  const [all, clients, use] = await Promise.all([
    campaignsNow(workspaceId),
    clientNames(actor),
    campaignUse(workspaceId),
  ]);
  const figures = await figuresIn(workspaceId, all, period);
  const activeUse = { used: use.active, limit: activeLimit(workspace) };
  return { ...foundCampaigns(all, actor, filters, clients), figures, clients, period, activeUse };
}

/** None for who may not read clients: such a person finds and sees campaigns without them. */
async function clientNames({ workspaceId, permissions }: Actor): Promise<Map<string, string>> {
  const clients = permissions.has('clients:read') ? await clientsOf(workspaceId) : [];
  return new Map(clients.map(({ clientId, name }) => [clientId, name]));
}
