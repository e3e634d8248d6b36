import * as annotations from '../../../shared/campaigns/annotations.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { Annotation, everyCampaign, shownAnnotation } from '../core/annotation.entity.ts';
import { Campaign } from '../core/campaign.entity.ts';
import { readAnnotation } from './read-annotation.ts';

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
    ...(campaignId ? [stands(workspaceId, campaignId)] : []),
    audit(actor, { type: 'campaign_annotation.created', entityId: annotationId }, now),
    ...mark(annotationId),
  ]);
  return { annotation: shownAnnotation(made) };
}

/** A 404 where the workspace has no such campaign. */
const stands = (workspaceId: string, campaignId: string): Operation =>
  check(
    Campaign.remove({ workspaceId, campaignId }).where(({ name }, { exists }) => exists(name)),
    'not_found',
  );
