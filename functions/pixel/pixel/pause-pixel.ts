import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Pixel, type PixelItem } from './pixel.entity.ts';

/**
 * Has the events of a pixel wait because Meta refuses its token or its number, and tells people once. False when it is no
 * more the pixel that was refused, or was paused already.
 */
export async function pauseForMeta(pixel: PixelItem, pauseCode: 'token' | 'permission'): Promise<boolean> {
  const { workspaceId, pixelId, name, sealedToken, metaPixelId } = pixel;
  const now = new Date();
  const paused = Pixel.patch({ workspaceId, pixelId })
    .set({ pauseCode, updatedAt: now.toISOString() })
    .add({ version: 1 })
    .where(
      (attr, { eq, notExists }) =>
        `${eq(attr.sealedToken, sealedToken)} AND ${eq(attr.metaPixelId, metaPixelId)} AND ${notExists(attr.pauseCode)}`,
    );
  return writeIf(update(paused), [
    audit(bySystem(pixel), { type: 'pixel.paused', entityId: pixelId }, now),
    event(pixel, { type: 'pixel.paused', entityId: pixelId, data: { pixel: { name }, pauseCode } }, now),
  ]);
}
