import * as z from 'zod';
import { dayMs } from '../../../shared/kernel/day.ts';
import { eventError } from '../../../shared/pixel/messages.ts';
import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readPixel } from '../pixel/read-pixel.ts';
import { PixelEvent, type PixelEventItem } from './pixel-event.entity.ts';

const After = z.object({ pixelEventId: z.string() });

/** The log of a pixel, the newest first. What is older than it keeps is not shown, though it may still be stored. */
export const handler = defineHandler(pixels.listMetaPixelEvents, async (call) => {
  const { workspaceId } = call.actor;
  const { id: pixelId } = call.params;
  const { status } = call.query;
  const page = pageOf(call);
  const after = await page.after(After);
  await readPixel(workspaceId, pixelId);
  const oldest = new Date(Date.now() - pixelLimits.logDays * dayMs).toISOString();
  const all = PixelEvent.query.byReceived({ workspaceId, pixelId });
  const { data } = await (after ? all.lt(after) : all)
    .where((attr, { gte, eq }) =>
      [gte(attr.receivedAt, oldest), ...(status ? [eq(attr.status, status)] : [])].join(' AND '),
    )
    .go({ order: 'desc', count: page.limit + 1 });
  const shown = data.slice(0, page.limit);
  const last = data.length > page.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(shownPixelEvent),
    nextCursor: await page.next(last && { pixelEventId: last.pixelEventId }),
  };
});

const shownPixelEvent = (item: PixelEventItem): pixels.PixelEvent => ({
  id: item.pixelEventId,
  eventName: item.eventName,
  eventId: item.eventId,
  actionSource: item.actionSource,
  status: item.status,
  error: item.problem ? eventError(item.problem, item.detail) : null,
  matchKeys: item.matchKeys,
  test: item.testEventCode !== undefined,
  eventTime: new Date(item.eventTime * 1000).toISOString(),
  receivedAt: item.receivedAt,
  sentAt: item.sentAt ?? null,
  metaTraceId: item.metaTraceId ?? null,
});
