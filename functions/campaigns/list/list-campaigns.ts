import * as list from '../../../shared/campaigns/list.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { activeLimit } from '../core/campaign-book.entity.ts';
import { pacingOfCampaigns } from '../core/pacing-at.ts';
import { campaignWithNames } from '../core/shown-campaign.ts';
import { askedCampaigns, campaignsAhead } from './asked-campaigns.door.ts';
import {
  countsByClient,
  countsByDim,
  countsByIndustry,
  countsByObjective,
  countsByOwner,
  countsByPlatform,
  countsByStatus,
  countsByTag,
} from './campaign-counts.ts';
import { comparePlaces, Place, placeOf } from './campaign-order.ts';
import { convertedTotals, currencyFigures, figuresOf } from './campaign-sums.door.ts';
import { rowExtras } from './row-extras.ts';

/** Two thousand campaigns at most are read whole, and the figures of the period. */
export const handler = defineHandler(
  list.listCampaigns,
  async (call, ahead) => {
    const { cursor: _, limit, sort, ...asked } = call.query;
    const page = pageOf(call);
    const after = await page.after(Place);
    const { workspaceId } = call.actor;
    const { found, underOthers, figures, converted, clients, rule, period, active, example } = await askedCampaigns(
      call.actor,
      asked,
      ahead,
    );
    const ordering = converted?.figures ?? figures;
    const currencies = currencyFigures(found, figures);
    const compare = comparePlaces(
      sort,
      currencies.map(({ currency }) => currency),
    );
    const paceOf = sort === 'pace' ? await pacingOfCampaigns(workspaceId, found) : null;
    const left = found
      .map((item) => {
        const read = { sums: () => ordering.get(item.campaignId)?.sums, pace: () => paceOf?.(item).pace ?? null };
        return { item, place: placeOf(sort, item, read, converted !== null) };
      })
      .filter(({ place }) => !after || compare(place, after) > 0)
      .sort((a, b) => compare(a.place, b.place));
    const shown = left.slice(0, limit);
    const items = shown.map(({ item }) => item);
    const [pacing, extras, owners] = await Promise.all([
      paceOf ?? pacingOfCampaigns(workspaceId, items),
      rowExtras(workspaceId, items, period, figures),
      countsByOwner(underOthers('ownerId')),
    ]);
    return {
      items: items.map((item) => {
        const own = figuresOf(item, figures);
        return {
          ...campaignWithNames(item, { clientName: (id) => clients.get(id), rule }),
          figures: own,
          daily: extras.dailyOf(item),
          targetStates: extras.targetsOf(item, own.ratios),
          pacing: pacing(item),
        };
      }),
      nextCursor: await page.next(left.length > limit ? shown.at(-1)?.place : null),
      total: found.length,
      ...period,
      facets: {
        status: countsByStatus(underOthers('status')),
        platform: countsByPlatform(underOthers('platform')),
        objective: countsByObjective(underOthers('objective')),
        industry: countsByIndustry(underOthers('industry')),
        clientId: countsByClient(underOthers('clientId'), clients, call.actor),
        ownerId: owners,
        tag: countsByTag(underOthers('tag')),
        dims: countsByDim(underOthers, rule),
      },
      currencies,
      ...(converted && { converted: convertedTotals(found, converted) }),
      activeUse: { used: active, limit: await activeLimit(call.actor.workspace) },
      example,
    };
  },
  campaignsAhead,
);
