import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { enqueueSettling } from '../event/pixel-queue.ts';
import { Pixel } from './pixel.entity.ts';
import { PixelLock } from './pixel-lock.entity.ts';
import { readPixel } from './read-pixel.ts';

export const handler = defineHandler(pixels.deleteMetaPixel, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  await withFreshReads(async () => {
    const pixel = await readPixel(workspaceId, id);
    const { metaPixelId } = pixel;
    await write([
      remove(
        Pixel.remove(pixel).where((attr, { eq }) => eq(attr.metaPixelId, metaPixelId)),
        changedMeanwhile,
      ),
      remove(PixelLock.remove(pixel)),
      countOneLess({ workspaceId, name: 'pixels' }),
      audit(actor, { type: 'pixel.deleted', entityId: id }),
    ]);
  });
  await enqueueSettling({ workspaceId, pixelId: id, settle: 'waiting' });
  return { id };
});
