import type { ParsedInput } from '../../../shared/kernel/route.ts';
import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { enqueueSettling } from '../event/pixel-queue.ts';
import { isPaused, Pixel, type PixelItem } from './pixel.entity.ts';
import { PixelLock } from './pixel-lock.entity.ts';
import { sealedToken } from './pixel-token.ts';
import { readPixel } from './read-pixel.ts';
import { shownPixel } from './shown-pixels.ts';

export const handler = defineHandler(pixels.updateMetaPixel, async ({ actor, params: { id }, body }) => {
  const { version, ...edit } = body;
  const { workspaceId } = actor;
  const before = await readPixel(workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const now = new Date();
  const after: PixelItem = {
    ...(await edited(actor, before, edit)),
    updatedAt: now.toISOString(),
    version: version + 1,
  };
  const changed = Object.entries(edit).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  await write([
    ...(after.metaPixelId === before.metaPixelId
      ? []
      : [put(PixelLock.create(after), 'pixel_taken'), remove(PixelLock.remove(before))]),
    put(Pixel.put(after).where((attr, { eq }) => eq(attr.version, version))),
    audit(actor, { type: 'pixel.updated', entityId: id, changed }, now),
  ]);
  if (isPaused(before) && !isPaused(after)) await enqueueSettling({ workspaceId, pixelId: id, settle: 'waiting' });
  return { pixel: await shownPixel(after) };
});

type Edit = Omit<ParsedInput<typeof pixels.updateMetaPixel>['body'], 'version'>;

/** What Meta refused is tried again with another token or number, or when someone switches the pixel on again. */
async function edited(actor: Actor, before: PixelItem, edit: Edit): Promise<PixelItem> {
  const { pauseCode, testEventCode, ...kept } = before;
  const code = edit.testEventCode === undefined ? testEventCode : (edit.testEventCode ?? undefined);
  const isNew =
    edit.accessToken !== undefined ||
    (edit.pixelId ?? before.metaPixelId) !== before.metaPixelId ||
    (edit.active === true && !before.active);
  return {
    ...kept,
    metaPixelId: edit.pixelId ?? kept.metaPixelId,
    name: edit.name ?? kept.name,
    active: edit.active ?? kept.active,
    ...(code && { testEventCode: code }),
    ...(edit.accessToken && (await sealedToken(before.workspaceId, edit.accessToken))),
    ...(isNew && { proven: provenBy(actor) }),
    ...(!isNew && pauseCode && { pauseCode }),
  };
}
