import { trackConversion } from '../../../functions/pixel/event/track-conversion.ts';
import { makePixelOnce } from '../../../functions/pixel/pixel/make-pixel.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { demoConversions } from './demo-conversions.ts';

/** Gives the demo agency a pixel and what a shop sent to it, once: Meta is played by this machine. */
export async function fillPixel(actor: Actor): Promise<void> {
  const { pixel } = await makePixelOnce({
    route: pixels.createMetaPixel,
    actor,
    caller: { ip: '127.0.0.1', bearer: undefined, requestId: 'demo', idempotencyKey: 'demo-pixel' },
    body: pixels.createMetaPixel.body.parse({
      pixelId: '184027569301457',
      name: 'Boutique Maison Rivière',
      accessToken: 'EAABdemoJetonDeLaBoutique',
    }),
  });
  for (const conversion of demoConversions(new Date()))
    await trackConversion(actor.workspaceId, pixels.trackMetaEvent.body.parse({ ...conversion, pixelId: pixel.id }));
}
