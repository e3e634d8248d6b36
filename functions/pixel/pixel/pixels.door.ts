import type { ParsedInput } from '../../../shared/kernel/route.ts';
import * as contract from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, remove, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { enqueueSettling } from '../event/pixel-queue.ts';
import { isPaused, Pixel, type PixelItem } from './pixel.entity.ts';
import { PixelLock } from './pixel-lock.entity.ts';
import { sealedToken } from './pixel-token.ts';
import { pixelsOf, readPixel } from './read-pixel.ts';
import { shownPixels } from './shown-pixels.ts';

type Creation = ParsedInput<typeof contract.createMetaPixel>['body'];
type Change = ParsedInput<typeof contract.updateMetaPixel>;
type Page = ParsedInput<typeof contract.listMetaPixels>['query'];

const counted = ({ workspaceId }: Actor) => ({ workspaceId, name: 'pixels' as const });

/** Keeps a pixel once: see `makeOnce`. Its token is not tried: Meta has no call that would tell without sending an event. */
export const createPixel = (actor: Actor, input: Creation, caller: Caller) =>
  makeOnce(
    { route: contract.createMetaPixel, actor, caller, body: input },
    {
      make: (mark) => makePixel(actor, input, mark),
      replay: async (id) => shown(await readPixel(actor.workspaceId, id)),
    },
  );

async function makePixel(actor: Actor, input: Creation, mark: (id: string) => Operation[]) {
  const { workspaceId } = actor;
  const now = new Date();
  const item: PixelItem = {
    workspaceId,
    pixelId: newId('pix', now),
    metaPixelId: input.pixelId,
    name: input.name,
    testEventCode: input.testEventCode,
    active: input.active,
    ...(await sealedToken(workspaceId, input.accessToken)),
    proven: provenBy(actor),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    put(PixelLock.create(item), 'pixel_taken'),
    countOneMore(counted(actor), pixelLimits.pixels, 'pixel_limit'),
    put(Pixel.create(item)),
    activity(actor, { type: 'pixel.created', entityId: item.pixelId }, now),
    ...mark(item.pixelId),
  ]);
  return shown(item);
}

async function shown(item: PixelItem) {
  const [pixel] = await shownPixels(item.workspaceId, [item]);
  if (!pixel) throw new AppError('not_found');
  return { pixel };
}

export async function listPixels({ workspaceId }: Actor, page: Page) {
  const scope = { owner: workspaceId, operation: 'listMetaPixels' };
  const { items, nextCursor } = await newestFirst(scope, page, await pixelsOf(workspaceId), ({ pixelId }) => pixelId);
  return { items: await shownPixels(workspaceId, items), nextCursor };
}

export async function updatePixel(actor: Actor, { id, version, ...edit }: Change['params'] & Change['body']) {
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
    activity(actor, { type: 'pixel.updated', entityId: id, changed }, now),
  ]);
  if (isPaused(before) && !isPaused(after)) await enqueueSettling({ workspaceId, pixelId: id, settle: 'waiting' });
  return shown(after);
}

type Edit = Omit<Change['body'], 'version'>;

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

export async function deletePixel(actor: Actor, { id }: { id: string }) {
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
      countOneLess(counted(actor)),
      activity(actor, { type: 'pixel.deleted', entityId: id }),
    ]);
  });
  await enqueueSettling({ workspaceId, pixelId: id, settle: 'waiting' });
  return { id };
}

/** What people call a pixel; null when it is gone. */
export async function pixelName(workspaceId: string, pixelId: string): Promise<string | null> {
  const { data } = await Pixel.get({ workspaceId, pixelId }).go();
  return data?.name ?? null;
}
