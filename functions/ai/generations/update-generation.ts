import * as generations from '../../../shared/ai/generations.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { Generation, type GenerationItem } from '../core/generation.entity.ts';
import { keepContent } from '../core/keep-content.ts';
import { keptUntil } from '../core/kept-until.ts';
import { readGeneration } from '../core/read-generation.ts';
import { searchedIn } from '../core/searched-in.ts';
import { shownGeneration } from '../core/shown-generation.ts';

/** Two people at once: one is told. */
export const handler = defineHandler(generations.updateGeneration, async ({ actor, params: { id }, body }) => {
  const { version, ...edit } = body;
  const { item: before, content } = await readGeneration(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const edited = editedItem(before, edit);
  const changed = editable.filter((field) => edited[field] !== before[field]);
  if (changed.length === 0) return { generation: shownGeneration(before, content) };
  const now = new Date();
  const ttl = edited.favorite === before.favorite ? before.ttl : keptUntil(edited, now);
  const after: GenerationItem = { ...edited, ttl, updatedAt: now.toISOString(), version: version + 1 };
  await write([
    put(Generation.put(after).where((attr, { eq }) => eq(attr.version, version))),
    ...(ttl === before.ttl ? [] : [keepContent(after)]),
    audit(actor, { type: 'generation.updated', entityId: id, changed: [...changed] }, now),
  ]);
  return { generation: shownGeneration(after, content) };
});

const editable = ['title', 'favorite', 'rating', 'ratingReason', 'note'] as const;

function editedItem(
  before: GenerationItem,
  edit: Omit<Call<typeof generations.updateGeneration>['body'], 'version'>,
): GenerationItem {
  const or = <T>(said: T | null | undefined, was: T | undefined) => (said === undefined ? was : (said ?? undefined));
  const { title = before.title, favorite = before.favorite } = edit;
  return {
    ...before,
    ...{ title, favorite, searched: searchedIn({ title, excerpt: before.excerpt }) },
    rating: or(edit.rating, before.rating),
    ratingReason: or(edit.ratingReason, before.ratingReason),
    note: or(edit.note, before.note),
  };
}
