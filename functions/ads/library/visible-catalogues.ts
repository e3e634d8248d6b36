import { forgetOldest } from '../../platform/forget-oldest.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { log } from '../../platform/log.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import type { CatalogueStateItem } from '../ad/catalogue-state.entity.ts';
import { readCatalogueState } from '../ad/owner-state.ts';
import { allAds } from '../ad/read-ads.ts';
import { type Catalogue, indexAds } from '../engine/engine.ts';
import { openGeneration } from './generation.ts';
import { LiveCatalogue } from './live-catalogue.ts';

type Opened = { live: LiveCatalogue; close: () => void };

const stateFreshMs = 1_000;
const closeAfterMs = 60_000;
/** In the workspaces' indexes together: the one not used for longest goes first. */
const maxAdsInMemory = 400_000;

const workspaces = new Map<string, Promise<LiveCatalogue>>();
let common: { fileKey: string | undefined; opened: Promise<Opened> } | null = null;
/** The generation that is on its way. */
let opening: string | undefined;
let state: { readAt: number; answer: ReturnType<typeof readCatalogueState> } | null = null;

/** What an actor can search: the common catalogue, and the workspace's own ads when it has any. */
export async function visibleCatalogues({
  workspaceId,
  workspace,
}: Pick<Actor, 'workspaceId' | 'workspace'>): Promise<Catalogue[]> {
  const { adsChangedAt } = workspace;
  if (!adsChangedAt) return [await commonCatalogue()];
  return Promise.all([commonCatalogue(), ownCatalogue(workspaceId, adsChangedAt)]);
}

/** What an actor of the workspace could search last: the same catalogues as they stand here, which the table may be ahead of. */
export async function openCatalogues(workspaceId: string): Promise<Catalogue[]> {
  const [own, shared] = await Promise.all([workspaces.get(workspaceId), common?.opened]);
  return [shared?.live, own].flatMap((live) => live?.catalogue ?? []);
}

async function ownCatalogue(workspaceId: string, changedAt: string): Promise<Catalogue> {
  const kept = workspaces.get(workspaceId) ?? indexOf(workspaceId);
  workspaces.delete(workspaceId);
  workspaces.set(workspaceId, kept);
  const live = await kept.catch((error) => {
    workspaces.delete(workspaceId);
    throw error;
  });
  await live.follow(changedAt);
  await forgetOldest(workspaces, ({ catalogue }) => catalogue.size, maxAdsInMemory);
  return live.catalogue;
}

async function commonCatalogue(): Promise<Catalogue> {
  const now = await freshState();
  if (common && common.fileKey !== now.fileKey) changeGeneration(now);
  common ??= { fileKey: now.fileKey, opened: openCommon(now) };
  const current = common;
  const { live } = await current.opened.catch((error) => {
    if (common === current) common = null;
    throw error;
  });
  if (now.changedAt) await live.follow(now.changedAt);
  return live.catalogue;
}

/** Opens the newer generation beside the one that answers, and lets it answer once it is there. */
function changeGeneration(now: CatalogueStateItem): void {
  if (opening === now.fileKey) return;
  opening = now.fileKey;
  const before = common;
  openCommon(now).then(
    async (opened) => {
      common = { fileKey: now.fileKey, opened: Promise.resolve(opened) };
      // Some request may still be about to search the one before.
      setTimeout(() => before?.opened.then(({ close }) => close()), closeAfterMs).unref();
    },
    (error) => {
      opening = undefined;
      log.error('generation not opened', error);
    },
  );
}

/** Read once a second: it says whether the catalogue has changed, and which generation is the newest. */
async function freshState() {
  if (!state || Date.now() - state.readAt >= stateFreshMs) state = { readAt: Date.now(), answer: readCatalogueState() };
  const asked = state;
  return asked.answer.catch((error) => {
    if (state === asked) state = null;
    throw error;
  });
}

/** From the generation when there is one, else from the table alone. */
async function openCommon({ fileKey, cutOffAt }: CatalogueStateItem): Promise<Opened> {
  const generation = fileKey && (await openGeneration(fileKey));
  if (!generation || !cutOffAt) return { live: await indexOf(commonOwner), close: () => {} };
  const { catalogue, close } = generation;
  return { live: new LiveCatalogue(commonOwner, catalogue, Date.parse(cutOffAt)), close };
}

async function indexOf(ownerId: string): Promise<LiveCatalogue> {
  const readAt = Date.now();
  return new LiveCatalogue(ownerId, await indexAds(allAds(ownerId)), readAt);
}
