import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { Pixel, type PixelItem } from './pixel.entity.ts';
import { pixelsOf } from './read-pixel.ts';

/** Has the events wait of the pixels that were added before the address of their maker was proven. It may be done again. */
export async function pauseUnprovenPixels(workspaceId: string): Promise<void> {
  for (const pixel of await pixelsOf(workspaceId)) if (pixel.active && !pixel.proven) await pause(pixel);
}

/** Those that were paused so since a moment. */
export async function pixelsPausedSince(workspaceId: string, since: string): Promise<PixelItem[]> {
  const all = await pixelsOf(workspaceId);
  return all.filter(({ pauseCode, updatedAt }) => pauseCode === 'unproven' && updatedAt >= since);
}

async function pause(pixel: PixelItem): Promise<void> {
  const { workspaceId, pixelId, pauseCode } = pixel;
  if (pauseCode === 'unproven') return;
  const now = new Date();
  const paused = Pixel.patch({ workspaceId, pixelId })
    .set({ pauseCode: 'unproven', updatedAt: now.toISOString() })
    .add({ version: 1 })
    .where((attr, { eq, notExists }) => `${eq(attr.active, true)} AND ${notExists(attr.proven)}`);
  await writeIf(update(paused), [audit(bySystem(pixel), { type: 'pixel.paused', entityId: pixelId }, now)]);
}
