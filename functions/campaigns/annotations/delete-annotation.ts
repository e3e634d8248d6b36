import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Annotation } from '../core/annotation.entity.ts';
import { DeletedAnnotation } from './deleted-annotation.entity.ts';
import { readAnnotation } from './read-annotation.ts';

const keptSeconds = keptDays.deleted * daySeconds;

/** Gone at once; for 30 seconds it can be brought back. */
export const handler = defineHandler(annotations.deleteAnnotation, async ({ actor, params: { id } }) => {
  const annotation = await readAnnotation(actor.workspaceId, id);
  const { workspaceId, of, date, annotationId, version } = annotation;
  const now = new Date();
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
  const gone = Annotation.remove({ workspaceId, of, date, annotationId });
  await write([
    remove(
      gone.where((attr, { eq }) => eq(attr.version, version)),
      'not_found',
    ),
    put(DeletedAnnotation.put({ workspaceId, annotationId, annotation, deletedAt: now.toISOString(), ttl })),
    audit(actor, { type: 'campaign_annotation.deleted', entityId: id }, now),
  ]);
  return { id };
});
