import * as z from 'zod';
import { type BreakdownPart, getAnalyticsBreakdown } from '../../../shared/analytics/figures.contract.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { deltasTogether } from '../../campaigns/list/compared-figures.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { askedParts } from './ordered-parts.ts';

const Position = z.object({ after: z.array(z.string()) });

/** What is found, taken apart by one or two keys. */
export const handler = defineHandler(
  getAnalyticsBreakdown,
  async (call, ahead) => {
    const { actor, query } = call;
    const { limit, cursor: _, ...asked } = query;
    const page = pageOf(call);
    const position = await page.after(Position);
    const { told, ordered, ofCampaigns, overlapping } = await askedParts(actor, asked, ahead);
    const { items, figures, before: then, period, currency, rule, adRule } = told;
    const whole = figuresTogether(items, figures);
    const start = position ? ordered.findIndex(({ keys }) => isAt(keys, position.after)) + 1 : 0;
    const shown = ordered.slice(start, start + limit);
    const spent = whole.totals.spend;
    const toldSpend = ordered.reduce((sum, part) => sum + Math.round((part.figures.totals.spend ?? 0) * 100), 0) / 100;
    const last = ordered.length > start + limit ? shown.at(-1) : undefined;
    return {
      ...period,
      campaigns: items.length,
      currency,
      items: shown.map(({ keys, items: own, figures: told }): BreakdownPart => {
        const { spend } = told.totals;
        return {
          keys,
          campaigns: own.length,
          ...told,
          share: spend === null || !spent ? null : spend / spent,
          ...(then && ofCampaigns && { deltas: deltasTogether(own, { now: figures, before: then }) }),
        };
      }),
      nextCursor: await page.next(last && { after: last.keys.map(({ value }) => value) }),
      total: ordered.length,
      whole,
      overlapping,
      untold: overlapping ? null : Math.round(((spent ?? 0) - toldSpend) * 100) / 100,
      fields: [...new Set([...(rule?.fields ?? []), ...(adRule?.fields ?? [])])],
    };
  },
  campaignsAhead,
);

const isAt = (keys: readonly { value: string }[], values: readonly string[]): boolean =>
  keys.length === values.length && keys.every(({ value }, at) => value === values[at]);
