import * as list from '../../../shared/campaigns/list.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { pacingOfCampaigns } from '../core/pacing-at.ts';
import { campaignWithNames } from '../core/shown-campaign.ts';
import { askedCampaigns } from './asked-campaigns.ts';
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
import { currencyFigures, figuresOf } from './campaign-sums.ts';

/** Two thousand campaigns at most are read whole, and the figures of the period. */
export const handler = defineHandler(list.listCampaigns, async (call) => {
  const { cursor: _, limit, sort, ...asked } = call.query;
  const page = pageOf(call);
  const after = await page.after(Place);
  const { found, underOthers, figures, clients, rule, period, activeUse } = await askedCampaigns(call.actor, asked);
  const currencies = currencyFigures(found, figures);
  const compare = comparePlaces(
    sort,
    currencies.map(({ currency }) => currency),
  );
  const left = found
    .map((item) => ({ item, place: placeOf(sort, item, () => figuresOf(item, figures)) }))
    .filter(({ place }) => !after || compare(place, after) > 0)
    .sort((a, b) => compare(a.place, b.place));
  const shown = left.slice(0, limit);
  const pacing = await pacingOfCampaigns(
    call.actor.workspaceId,
    shown.map(({ item }) => item),
  );
  return {
    items: shown.map(({ item }) => ({
      ...campaignWithNames(item, { clientName: (id) => clients.get(id), rule }),
      figures: figuresOf(item, figures),
      pacing: pacing(item),
    })),
    nextCursor: await page.next(left.length > limit ? shown.at(-1)?.place : null),
    total: found.length,
    ...period,
    facets: {
      status: countsByStatus(underOthers('status')),
      platform: countsByPlatform(underOthers('platform')),
      objective: countsByObjective(underOthers('objective')),
      industry: countsByIndustry(underOthers('industry')),
      clientId: countsByClient(underOthers('clientId'), clients, call.actor),
      ownerId: await countsByOwner(underOthers('ownerId')),
      tag: countsByTag(underOthers('tag')),
      dims: countsByDim(underOthers, rule),
    },
    currencies,
    activeUse,
  };
});
