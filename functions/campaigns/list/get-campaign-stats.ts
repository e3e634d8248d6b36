import * as list from '../../../shared/campaigns/list.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { activeLimit } from '../core/campaign-book.entity.ts';
import { askedCampaigns, campaignsAhead } from './asked-campaigns.door.ts';
import {
  countsByClient,
  countsByIndustry,
  countsByObjective,
  countsByPlatform,
  countsByStatus,
} from './campaign-counts.ts';
import { convertedTotals, currencyFigures } from './campaign-sums.door.ts';
import { comparedFigures, comparedTogether } from './compared-figures.door.ts';
import { spendByWeek } from './spend-by-week.ts';

/** The campaigns that filters find, and their figures in a period. */
export const handler = defineHandler(
  list.getCampaignStats,
  async ({ actor, query }, ahead) => {
    const { found, figures, converted, before, convertedBefore, clients, period, active } = await askedCampaigns(
      actor,
      query,
      ahead,
    );
    const currencies = currencyFigures(found, figures);
    return {
      total: found.length,
      active: { used: active, limit: await activeLimit(actor.workspace) },
      attention: found.reduce((sum, { openAlerts = 0 }) => sum + openAlerts, 0),
      byStatus: countsByStatus(found),
      byPlatform: countsByPlatform(found),
      byObjective: countsByObjective(found),
      byIndustry: countsByIndustry(found),
      byClient: countsByClient(found, clients, actor),
      ...period,
      currencies: before ? comparedFigures(currencies, found, { now: figures, before, period }) : currencies,
      ...(converted && {
        converted: {
          ...convertedTotals(found, converted),
          ...(convertedBefore &&
            comparedTogether(found, { now: converted.figures, before: convertedBefore.figures, period })),
        },
      }),
      spendByWeek: currencies
        .flatMap(({ currency }) =>
          spendByWeek(
            found
              .filter((item) => item.currency === currency)
              .flatMap(({ campaignId }) => figures.get(campaignId) ?? []),
          ).map((week) => ({ ...week, currency })),
        )
        .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1)),
    };
  },
  campaignsAhead,
);
