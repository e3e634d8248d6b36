import { isDeepStrictEqual } from 'node:util';
import { updateCreator } from '../../../shared/ugc/creator.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import { creatorName, readCreator } from '../core/read-creator.ts';
import { shownCreator } from './shown-creator.ts';

const fields = ['favorite', 'tags', 'note', 'blocked'] as const;

/** What a workspace says of a creator is its own: neither they nor another workspace see it. */
export const handler = defineHandler(updateCreator, async ({ actor, params: { id }, body }) => {
  const { profile, relation: before } = await readCreator(actor.workspaceId, id);
  const now = new Date();
  const known = before ?? newRelation(actor.workspaceId, id, now);
  if (known.version !== body.version) throw new AppError('conflict');
  const after = {
    ...known,
    name: creatorName({ profile, relation: before }),
    favorite: body.favorite ?? known.favorite,
    tags: body.tags ?? known.tags,
    note: body.note === undefined ? known.note : (body.note ?? undefined),
    blocked: body.blocked ?? known.blocked,
    updatedAt: now.toISOString(),
    version: known.version + 1,
  };
  const changed = fields.filter((field) => !isDeepStrictEqual(after[field], known[field]));
  if (changed.length === 0) return { creator: await shownCreator({ profile, relation: before }) };
  await write([
    ...relationWrites(before, after, now),
    audit(actor, { type: 'ugc_creator.updated', entityId: id, changed }, now),
  ]);
  return { creator: await shownCreator({ profile, relation: after }) };
});
