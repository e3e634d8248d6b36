import { type PauseCode, pauseReasons } from '../../../shared/pixel/messages.ts';
import type { Pixel as ShownPixel } from '../../../shared/pixel/pixel.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { PixelEvent } from '../event/pixel-event.entity.ts';
import { daysOfPixels, type PixelDay } from '../event/pixel-hours.ts';
import type { PixelItem } from './pixel.entity.ts';

/** Pixels of one workspace as the API answers them. */
export async function shownPixels(workspaceId: string, items: PixelItem[]): Promise<ShownPixel[]> {
  if (items.length === 0) return [];
  const days = await daysOfPixels(workspaceId, new Date());
  return Promise.all(
    items.map(async (item) => ({
      id: item.pixelId,
      pixelId: item.metaPixelId,
      name: item.name,
      accessTokenHint: item.hint,
      testEventCode: item.testEventCode ?? null,
      active: item.active,
      pausedReason: item.active && item.pauseCode ? pauseReasons[item.pauseCode as PauseCode] : null,
      lastEventAt: await lastEventAt(item),
      events24h: days.get(item.pixelId)?.events ?? 0,
      reachable24h: reachableShare(days.get(item.pixelId)),
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
      version: item.version,
    })),
  );
}

const reachableShare = (day: PixelDay | undefined): number | null =>
  day && day.counted > 0 ? day.reachable / day.counted : null;

/** One of them, as it was just read or written. */
export async function shownPixel(item: PixelItem): Promise<ShownPixel> {
  const [pixel] = await shownPixels(item.workspaceId, [item]);
  if (!pixel) throw new AppError('not_found');
  return pixel;
}

async function lastEventAt({ workspaceId, pixelId }: PixelItem): Promise<string | null> {
  const { data } = await PixelEvent.query.byReceived({ workspaceId, pixelId }).go({ order: 'desc', limit: 1 });
  return data[0]?.receivedAt ?? null;
}
