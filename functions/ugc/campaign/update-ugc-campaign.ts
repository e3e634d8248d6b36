import { isDeepStrictEqual } from 'node:util';
import { isPublished } from '../../../shared/rules/ugc/campaign-states.ts';
import { updateUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { type CampaignContent, frozenFields, reviewedFirst } from '../../../shared/ugc/campaign.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { personaIsThere } from '../../personas/core/persona-facts.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { campaignStep } from '../core/campaign-step.ts';
import { readBrand } from '../core/read-brand.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';
import { editedContent } from './campaign-content.ts';
import { closing } from './closing.ts';
import { refuseForbiddenSector, refuseIncompleteBrand, refuseIncompleteBrief } from './refuse-unfit.ts';
import { editReview, handInAnew, isReviewed } from './review.ts';

type Kept = Pick<UgcCampaignItem, 'name' | 'brandId' | 'content'>;

/** What creators do not read. */
const inner: readonly string[] = ['name', 'budgetCents', 'visibility'];

export const handler = defineHandler(updateUgcCampaign, async ({ actor, params: { id }, body }) => {
  const { version, name, brandId, ...said } = body;
  const before = await readCampaign(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const content = editedContent(before.content, said);
  const kept: Kept = { name: name ?? before.name, brandId: brandId ?? before.brandId, content };
  const changed = changedFields(before, kept);
  if (changed.length === 0) return { campaign: await shownWithBrand(before) };
  await refuseEdit(before, kept, changed);
  const now = new Date();
  const isRead = isPublished(before.status) && changed.some((field) => !inner.includes(field));
  const briefVersion = before.briefVersion + (isRead ? 1 : 0);
  const review = isRead ? await editReview({ before, kept }, now) : null;
  const editCase = review && { editCaseId: review.caseId };
  const values = { ...kept, ...editCase, briefVersion, updatedAt: now.toISOString(), version: version + 1 };
  const { workspaceId, campaignId } = before;
  const isFrozen = changed.some(isFreezable);
  const patch = closing(UgcCampaign.patch({ workspaceId, campaignId }).set(values), { ...before, content });
  const after: UgcCampaignItem = { ...before, ...values };
  await write([
    // An offer that was made meanwhile froze what it says.
    update(
      patch.where((attr, { eq, notExists }) =>
        isFrozen ? `${eq(attr.version, version)} AND ${notExists(attr.frozenAt)}` : eq(attr.version, version),
      ),
      'conflict',
    ),
    ...(kept.brandId === before.brandId ? [] : fileUnder(workspaceId, kept.brandId, 'brandId')),
    ...(changed.includes('personaId') ? personaIsThere(workspaceId, content.personaId ?? undefined) : []),
    ...(before.reviewCaseId ? await handInAnew(after, await brandNameOf(after)) : []),
    ...(review?.operations ?? []),
    // Of a draft nobody reads what was before.
    ...(isRead ? [campaignStep(before, { act: 'campaign_updated', userId: actor.userId }, now)] : []),
    audit(actor, { type: 'ugc_campaign.updated', entityId: id, changed }, now),
  ]);
  return { campaign: await shownWithBrand(after) };
});

const brandNameOf = async ({ workspaceId, brandId }: UgcCampaignItem): Promise<string> =>
  (await readBrand(workspaceId, brandId)).brand.name;

const isFreezable = (field: string) => field === 'brandId' || frozenFields.some((one) => one === field);

/** The fields in which what is kept differs from what was. */
function changedFields(before: UgcCampaignItem, { name, brandId, content }: Kept): string[] {
  const was = { name: before.name, brandId: before.brandId, ...before.content };
  const is = { name, brandId, ...content };
  return (Object.keys(is) as (keyof (CampaignContent & typeof is))[]).filter(
    (field) => !isDeepStrictEqual(is[field], was[field]),
  );
}

async function refuseEdit(before: UgcCampaignItem, { brandId, content }: Kept, changed: string[]): Promise<void> {
  const { status, workspaceId } = before;
  if (status === 'completed' || status === 'cancelled') throw new AppError('illegal_transition');
  if (before.frozenAt && changed.some(isFreezable)) throw new AppError('brief_frozen');
  if (isPublished(status) && changed.includes('visibility') && (await isReviewed({ content })))
    throw new AppError('illegal_transition', { message: reviewedFirst });
  if (!isPublished(status) && status !== 'in_review') return;
  // Creators read it: what it took to publish it holds on.
  refuseIncompleteBrief(content, status === 'closed');
  if (!changed.includes('brandId') && !changed.includes('diffusion')) return;
  const { brand } = await readBrand(workspaceId, brandId);
  refuseIncompleteBrand(brand);
  refuseForbiddenSector(brand.sector, content);
}
