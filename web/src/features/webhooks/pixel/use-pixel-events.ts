import { useEffect, useRef } from 'react';
import { listMetaPixelEvents, type Pixel, type PixelEvent } from '../../../../../shared/pixel/pixel.contract.ts';
import type { PixelEventStatus } from '../../../../../shared/pixel/pixel.rules.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { stateOf } from './pixel-state.tsx';

const justNowMs = 60_000;
const soonMs = 2_000;
const laterMs = 15_000;

/** The events of a pixel, page by page, the newest first; read again by themselves while one is on its way. */
export function usePixelEvents(pixel: Pixel, status: PixelEventStatus | undefined, onSettled: () => void) {
  const { pages, error, reload, more, readingMore } = usePages(
    [listMetaPixelEvents.operation, pixel.id, status],
    (cursor) => request(listMetaPixelEvents, { params: { id: pixel.id }, query: { status, cursor } }),
    { refreshInterval: (latest) => pauseMs(pixel, itemsOf(latest)) },
  );
  const events = pages && itemsOf(pages);
  const live = events?.some((event) => isOnItsWay(pixel, event)) ?? false;
  const wasLive = useRef(false);
  useEffect(() => {
    if (wasLive.current && !live) onSettled();
    wasLive.current = live;
  }, [live, onSettled]);
  return {
    events,
    error: pages ? undefined : error,
    live,
    more,
    reading: readingMore,
    reload,
  };
}

/** What waits leaves as soon as its pixel sends again. */
const isOnItsWay = (pixel: Pixel, { status }: PixelEvent) =>
  status === 'queued' || (status === 'waiting' && stateOf(pixel) === 'active');

/** Often while something has just changed; what Meta puts off is asked for less. None when nothing is on its way. */
function pauseMs(pixel: Pixel, events: PixelEvent[]): number {
  const onTheirWay = events.filter((event) => isOnItsWay(pixel, event));
  if (onTheirWay.length === 0) return 0;
  const changes = [pixel.updatedAt, ...onTheirWay.map(({ receivedAt }) => receivedAt)];
  return changes.some((at) => Date.now() - Date.parse(at) < justNowMs) ? soonMs : laterMs;
}
