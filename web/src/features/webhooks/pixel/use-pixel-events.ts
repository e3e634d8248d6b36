import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { listMetaPixelEvents, type Pixel, type PixelEvent } from '../../../../../shared/pixel/pixel.contract.ts';
import type { PixelEventStatus } from '../../../../../shared/pixel/pixel.rules.ts';
import { request } from '../../../lib/request.ts';
import { stateOf } from './pixel-state.tsx';

type Page = RouteOutput<typeof listMetaPixelEvents>;

const justNowMs = 60_000;
const soonMs = 2_000;
const laterMs = 15_000;

/** The events of a pixel, page by page, the newest first; read again by themselves while one is on its way. */
export function usePixelEvents(pixel: Pixel, status: PixelEventStatus | undefined, onSettled: () => void) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listMetaPixelEvents.operation, pixel.id, status, previous?.nextCursor ?? undefined] as const;
    },
    ([, id, chosen, cursor]) => request(listMetaPixelEvents, { params: { id }, query: { status: chosen, cursor } }),
    { refreshInterval: (pages) => pauseMs(pixel, eventsOf(pages)) },
  );
  const events = data && eventsOf(data);
  const live = events?.some((event) => isOnItsWay(pixel, event)) ?? false;
  const wasLive = useRef(false);
  useEffect(() => {
    if (wasLive.current && !live) onSettled();
    wasLive.current = live;
  }, [live, onSettled]);
  return {
    events,
    error: data ? undefined : error,
    live,
    more: data?.at(-1)?.nextCursor ? () => setSize(size + 1) : undefined,
    reading: isValidating,
    reload: () => mutate(),
  };
}

const eventsOf = (pages: Page[] | undefined): PixelEvent[] => pages?.flatMap(({ items }) => items) ?? [];

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
