import * as generations from '../../../shared/ai/generations.contract.ts';
import { restoreSeconds } from '../../../shared/ai/generations.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Generation } from '../core/generation.entity.ts';
import { keepContent } from '../core/keep-content.ts';
import { readShown } from '../core/read-generation.ts';
import { DeletedGeneration } from './deleted-generation.entity.ts';

/** Brings a generation back as it was, under its own id; a 404 when it is too late. */
export const handler = defineHandler(generations.restoreGeneration, async ({ actor, params: { id } }) => {
  const key = { workspaceId: actor.workspaceId, generationId: id };
  const { data } = await DeletedGeneration.get(key).go({ consistent: true });
  if (!data || Date.parse(data.deletedAt) + restoreSeconds * 1000 < Date.now()) throw new AppError('not_found');
  // Raised, so that what was read before the deletion is not written over it.
  const generation = { ...data.generation, version: data.generation.version + 1 };
  await write([
    put(Generation.create(generation)),
    keepContent(generation),
    remove(DeletedGeneration.remove(key), 'not_found'),
    audit(actor, { type: 'generation.restored', entityId: id }),
  ]);
  return { generation: await readShown(actor.workspaceId, id) };
});
