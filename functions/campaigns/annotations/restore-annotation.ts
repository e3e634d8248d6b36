import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { restoreSeconds } from '../../../shared/campaigns/campaigns.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Annotation, shownAnnotation } from '../core/annotation.entity.ts';
import { DeletedAnnotation } from './deleted-annotation.entity.ts';
import { ofStandingCampaign } from './standing-campaign.ts';

/** Brings a note back as it was; a 404 when it is too late, or its campaign is gone. */
export const handler = defineHandler(annotations.restoreAnnotation, async ({ actor, params: { id } }) => {
  const key = { workspaceId: actor.workspaceId, annotationId: id };
  const { data } = await DeletedAnnotation.get(key).go({ consistent: true });
  if (!data || Date.parse(data.deletedAt) + restoreSeconds * 1000 < Date.now()) throw new AppError('not_found');
  const { annotation } = data;
  await write([
    put(Annotation.create(annotation), 'not_found'),
    remove(DeletedAnnotation.remove(key), 'not_found'),
    ...ofStandingCampaign(annotation),
    audit(actor, { type: 'campaign_annotation.restored', entityId: id }),
  ]);
  return { annotation: shownAnnotation(annotation) };
});
