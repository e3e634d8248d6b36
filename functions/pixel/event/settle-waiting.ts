import { isPaused, type PixelItem } from '../pixel/pixel.entity.ts';
import { PixelEvent, type PixelEventItem } from './pixel-event.entity.ts';
import { enqueueEvents, eventsPerMessage } from './pixel-queue.ts';

/** Puts what waits for a pixel on the queue once it is resumed, and removes it once the pixel is gone. */
export async function settleWaiting(
  { workspaceId, pixelId }: { workspaceId: string; pixelId: string },
  pixel: PixelItem | null,
): Promise<void> {
  if (pixel && isPaused(pixel)) return;
  let cursor: string | null = null;
  do {
    const page: { data: PixelEventItem[]; cursor: string | null } = await PixelEvent.query
      .byWaiting({ waitingPixelId: pixelId })
      .go({ limit: eventsPerMessage, cursor });
    cursor = page.cursor;
    if (!pixel) await PixelEvent.delete(page.data).go({ concurrency: 4 });
    else if (page.data.length > 0)
      await enqueueEvents({ workspaceId, pixelId, eventKeys: page.data.map(({ eventKey }) => eventKey) });
  } while (cursor);
}
