import type * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { provenBy } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { Pixel, type PixelItem } from './pixel.entity.ts';
import { PixelLock } from './pixel-lock.entity.ts';
import { sealedToken } from './pixel-token.ts';
import { readPixel } from './read-pixel.ts';
import { shownPixel } from './shown-pixels.ts';

/** Keeps a pixel, once: see `makeOnce`. Its token is not tried: Meta has no call that would tell without sending an event. */
export const makePixelOnce = (call: Call<typeof pixels.createMetaPixel>) =>
  makeOnce(call, {
    make: (mark) => makePixel(call, mark),
    replay: async (id) => ({ pixel: await shownPixel(await readPixel(call.actor.workspaceId, id)) }),
  });

async function makePixel({ actor, body }: Call<typeof pixels.createMetaPixel>, mark: (id: string) => Operation[]) {
  const { workspaceId } = actor;
  const now = new Date();
  const item: PixelItem = {
    workspaceId,
    pixelId: newId('pix', now),
    metaPixelId: body.pixelId,
    name: body.name,
    testEventCode: body.testEventCode,
    active: body.active,
    ...(await sealedToken(workspaceId, body.accessToken)),
    proven: provenBy(actor),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    put(PixelLock.create(item), 'pixel_taken'),
    countOneMore({ workspaceId, name: 'pixels' }, pixelLimits.pixels, 'pixel_limit'),
    put(Pixel.create(item)),
    audit(actor, { type: 'pixel.created', entityId: item.pixelId }, now),
    ...mark(item.pixelId),
  ]);
  return { pixel: await shownPixel(item) };
}
