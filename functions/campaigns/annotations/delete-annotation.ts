import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Annotation } from '../core/annotation.entity.ts';
import { readAnnotation } from './read-annotation.ts';

export const handler = defineHandler(annotations.deleteAnnotation, async ({ actor, params: { id } }) => {
  const { workspaceId, of, date, annotationId } = await readAnnotation(actor.workspaceId, id);
  const gone = Annotation.remove({ workspaceId, of, date, annotationId });
  await write([
    remove(
      gone.where(({ text }, { exists }) => exists(text)),
      'not_found',
    ),
    audit(actor, { type: 'campaign_annotation.deleted', entityId: id }),
  ]);
  return { id };
});
