import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { commonOwner } from './ad.entity.ts';
import { CatalogueState, type CatalogueStateItem } from './catalogue-state.entity.ts';

const state = { name: commonOwner };

/** Says that ads of this owner were just written: every process reads its changes before its next search. */
export async function touchOwner(ownerId: string): Promise<void> {
  const now = new Date().toISOString();
  if (ownerId === commonOwner) await CatalogueState.update(state).set({ changedAt: now }).go();
  else await Workspace.patch({ workspaceId: ownerId }).set({ adsChangedAt: now }).go();
}

export async function readCatalogueState(): Promise<CatalogueStateItem> {
  return (await CatalogueState.get(state).go({ consistent: true })).data ?? {};
}

/** Points every process to a newer generation, unless a still newer one is there. */
export async function pointToGeneration(made: {
  fileKey: string;
  cutOffAt: string;
  previousKey?: string;
  builtBy?: string;
}): Promise<void> {
  const update = CatalogueState.update(state).set(made);
  await (made.builtBy === undefined ? update.remove(['builtBy']) : update)
    .where((attr, { notExists, lt }) => `(${notExists(attr.cutOffAt)} OR ${lt(attr.cutOffAt, made.cutOffAt)})`)
    .go();
}
