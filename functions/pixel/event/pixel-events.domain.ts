import * as z from 'zod';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { eventError } from '../../../shared/pixel/messages.ts';
import type * as contract from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readPixel } from '../pixel/read-pixel.ts';
import { PixelEvent, type PixelEventItem } from './pixel-event.entity.ts';

type Listing = ParsedInput<typeof contract.listMetaPixelEvents>;

const After = z.object({ pixelEventId: z.string() });

/** The log of a pixel, the newest first. What is older than it keeps is not shown, though it may still be stored. */
export async function listPixelEvents({ workspaceId }: Actor, input: Listing['params'] & Listing['query']) {
  const { id: pixelId, limit, cursor, status } = input;
  const scope = { owner: workspaceId, operation: 'listMetaPixelEvents', filters: { pixelId, limit, status } };
  const after = await openCursor(scope, cursor, After);
  await readPixel(workspaceId, pixelId);
  const oldest = new Date(Date.now() - pixelLimits.logDays * 24 * 3600 * 1000).toISOString();
  const all = PixelEvent.query.byReceived({ workspaceId, pixelId });
  const { data } = await (after ? all.lt(after) : all)
    .where((attr, { gte, eq }) =>
      [gte(attr.receivedAt, oldest), ...(status ? [eq(attr.status, status)] : [])].join(' AND '),
    )
    .go({ order: 'desc', count: limit + 1 });
  const shown = data.slice(0, limit);
  const last = data.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toPixelEvent),
    nextCursor: await sealCursor(scope, last ? { pixelEventId: last.pixelEventId } : null),
  };
}

const toPixelEvent = (item: PixelEventItem): contract.PixelEvent => ({
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
