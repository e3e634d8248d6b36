import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Annotation, type AnnotationItem, shownAnnotation } from '../core/annotation.entity.ts';
import { readAnnotation } from './read-annotation.ts';

/** Changes what is given. Its day is part of its key: on another day, it is another item under the same id. */
export const handler = defineHandler(annotations.updateAnnotation, async ({ actor, params: { id }, body }) => {
  const { version, date, text } = body;
  const before = await readAnnotation(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const after: AnnotationItem = {
    ...before,
    date: date ?? before.date,
    text: text ?? before.text,
    automatic: false,
    updatedAt: new Date().toISOString(),
    version: version + 1,
  };
  const moves = after.date !== before.date;
  await write([
    ...(moves
      ? [
          remove(
            Annotation.remove(before).where((attr, { eq }) => eq(attr.version, version)),
            'conflict',
          ),
          put(Annotation.create(after)),
        ]
      : [
          put(
            Annotation.put(after).where((attr, { eq }) => eq(attr.version, version)),
            'conflict',
          ),
        ]),
    audit(actor, { type: 'campaign_annotation.updated', entityId: id }),
  ]);
  return { annotation: shownAnnotation(after) };
});
