import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { Annotation, everyCampaign, shownAnnotation } from '../core/annotation.entity.ts';
import { readAnnotation } from './read-annotation.ts';
import { ofStandingCampaign } from './standing-campaign.ts';

/** Notes what happened once: see `makeOnce`. */
export const handler = defineHandler(annotations.createAnnotation, (call) =>
  makeOnce(call, {
    make: (mark) => makeAnnotation(call, mark),
    replay: async (id) => ({ annotation: shownAnnotation(await readAnnotation(call.actor.workspaceId, id)) }),
  }),
);

async function makeAnnotation(
  { actor, body: { campaignId, ...said } }: Call<typeof annotations.createAnnotation>,
  mark: (id: string) => Operation[],
) {
  const { workspaceId } = actor;
  const now = new Date();
  const at = now.toISOString();
  const annotationId = newId('can', now);
  const made = {
    ...{ workspaceId, annotationId, ...said, of: campaignId ?? everyCampaign },
    ...{ automatic: false, createdAt: at, updatedAt: at, version: 1 },
  };
  await write([
    put(Annotation.create(made)),
    ...ofStandingCampaign(made),
    audit(actor, { type: 'campaign_annotation.created', entityId: annotationId }, now),
    ...mark(annotationId),
  ]);
  return { annotation: shownAnnotation(made) };
}
