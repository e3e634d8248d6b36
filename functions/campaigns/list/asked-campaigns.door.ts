import { type PeriodQuery, periodAsked } from '../../../shared/campaigns/period-query.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type Period, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Actor, Guessed, ReadAhead, Reader } from '../../platform/identity/actor.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { CampaignBook, countsIn } from '../core/campaign-book.entity.ts';
import { CampaignNaming, ruleOf } from '../core/campaign-naming.entity.ts';
import { ExchangeRates } from '../core/exchange-rates.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { convertedFigures } from './converted-figures.ts';
import { type Filters, foundCampaigns } from './found-campaigns.ts';

type Asked = Filters & PeriodQuery & { compare?: 'previous' | 'year' | undefined; convertTo?: 'EUR' | undefined };

/** The campaigns, on their way. */
type OnTheirWay = { all: Promise<readonly CampaignItem[]> };

/**
 * What is read of a workspace's campaigns whatever is asked: they are read beside the session, and what the workspace says
 * of all of them comes with it.
 */
export async function campaignsAhead({ actor: { workspaceId }, query }: Early): Promise<Guessed<OnTheirWay>> {
  const all = campaignsNow(workspaceId);
  // Who is refused does not wait for them.
  all.catch(() => {});
  return { made: { all }, reads: readsOf(workspaceId, query) };
}

type Early = { actor: Pick<Actor, 'workspaceId'>; query: Pick<Asked, 'convertTo'> };

const readsOf = (workspaceId: string, { convertTo }: Pick<Asked, 'convertTo'>) => [
  CampaignBook.get({ workspaceId }),
  CampaignNaming.get({ workspaceId }),
  ...(convertTo ? [ExchangeRates.get({ workspaceId })] : []),
];

/**
 * What someone asks for of a workspace's campaigns: those found, their figures in the period and their clients' names; in
 * euros, and in the period that it is compared to, where that is asked.
 */
export async function askedCampaigns(
  reader: Reader,
  { from, to, preset, convertTo, compare, ...filters }: Asked,
  ahead?: ReadAhead<OnTheirWay>,
) {
  const { workspaceId } = reader;
  const period = periodAsked({ from, to, preset }, parisDay());
  const [all, clients, [book, named, rated]] = await Promise.all([
    ahead?.made.all ?? campaignsNow(workspaceId),
    clientNames(reader),
    ahead?.items ?? readTogether(readsOf(workspaceId, { convertTo })),
  ]);
  const { active } = countsIn(CampaignBook.parse({ Item: book }).data);
  const naming = { rules: CampaignNaming.parse({ Item: named }).data?.rules ?? [] };
  const rule = ruleOf(naming, 'campaign');
  const rates = convertTo && (ExchangeRates.parse({ Item: rated }).data?.rates ?? []);
  const figures = await figuresIn(workspaceId, all, period);
  const example = all.some((campaign) => campaign.example);
  const { found, underOthers } = foundCampaigns(all, reader, filters, { clients, rule });
  const converted = rates ? convertedFigures(found, figures, rates) : null;
  const before = compare ? await figuresBefore(workspaceId, found, period, compare) : null;
  const convertedBefore = before && rates ? convertedWhereKnown(found, before, rates) : null;
  return {
    ...{ found, underOthers, figures, converted, before, convertedBefore },
    ...{ clients, rule, adRule: ruleOf(naming, 'ad'), period, active, example },
  };
}

/** Null where a day lacks a rate: what is compared to it is told all the same. */
function convertedWhereKnown(...asked: Parameters<typeof convertedFigures>) {
  try {
    return convertedFigures(...asked);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const figuresBefore = (
  workspaceId: string,
  found: readonly CampaignItem[],
  period: Period,
  compare: 'previous' | 'year',
) => figuresIn(workspaceId, found, compare === 'year' ? yearBefore(period) : previousPeriod(period));

/** None for who may not read clients: such a person finds and sees campaigns without them. */
async function clientNames({ workspaceId, permissions }: Reader): Promise<Map<string, string>> {
  const clients = permissions.has('clients:read') ? await clientsOf(workspaceId) : [];
  return new Map(clients.map(({ clientId, name }) => [clientId, name]));
}
