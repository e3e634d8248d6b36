import { clientsById } from '../../clients/core/known-clients.door.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import { editReviewOf } from '../core/edit-review.ts';
import { ModerationCase } from '../core/moderation-case.entity.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

/** Whether a brief waits for the platform before anyone finds it on the marketplace. */
export const isReviewed = async ({ content: { visibility } }: Pick<UgcCampaignItem, 'content'>): Promise<boolean> =>
  visibility === 'marketplace' && (await readSystemSettings())['ugc.briefReview'];

/** What is read of it to decide, and how it stands once it is open: what a decision writes reads nothing else. */
async function handedIn(item: UgcCampaignItem, brandName: string) {
  const { moderatedBrief } = await import('../../../shared/ugc/moderated.ts');
  const campaign = await shownCampaign({ ...item, status: 'open', moderation: undefined }, brandName);
  return { said: moderatedBrief(item.content, brandName), brief: { campaign } };
}

/** Hands a brief in, under the id that its campaign names. */
export async function handIn(item: UgcCampaignItem, brandName: string): Promise<Operation[]> {
  const { workspaceId, campaignId: id, reviewCaseId: caseId, updatedAt } = item;
  if (!caseId) return [];
  const made = { createdAt: updatedAt, updatedAt, version: 1 };
  return [
    put(
      ModerationCase.create({
        ...{ caseId, kind: 'brief', queue: 'all', workspaceId, subject: { kind: 'campaign', id } },
        ...(await handedIn(item, brandName)),
        ...made,
      }),
    ),
  ];
}

/** An edit while it waits: whoever has read what it said before decides of it no more. */
export async function handInAnew(item: UgcCampaignItem, brandName: string): Promise<Operation[]> {
  const { reviewCaseId: caseId, updatedAt } = item;
  if (!caseId) return [];
  const patch = ModerationCase.patch({ caseId }).set({ ...(await handedIn(item, brandName)), updatedAt });
  return [
    update(
      patch.add({ version: 1 }).where((attr, { exists }) => exists(attr.queue)),
      'conflict',
    ),
  ];
}

/** It waits no more; what was decided of it stays. */
export const takenBack = ({ reviewCaseId: caseId }: Pick<UgcCampaignItem, 'reviewCaseId'>): Operation[] =>
  caseId
    ? [
        remove(
          ModerationCase.remove({ caseId }).where((attr, { exists }) => exists(attr.queue)),
          'conflict',
        ),
      ]
    : [];

type Brief = Pick<UgcCampaignItem, 'brandId' | 'content'>;

/** A brief that whoever is on the marketplace reads already is read again as it changes, where briefs are read at all. */
export async function editReview({ before, kept }: { before: UgcCampaignItem; kept: Brief }, now: Date) {
  if (before.moderation?.outcome === 'withdrawn' || !(await isReviewed(kept))) return null;
  const { workspaceId, campaignId: id, editCaseId: known } = before;
  const { moderatedBrief } = await import('../../../shared/ugc/moderated.ts');
  const names = await clientsById(workspaceId, [before.brandId, kept.brandId]);
  const [was, said] = [before, kept].map(({ brandId, content }) =>
    moderatedBrief(content, names.get(brandId)?.name ?? ''),
  );
  return editReviewOf({ known, workspaceId, subject: { kind: 'campaign', id }, was: was ?? [], said: said ?? [] }, now);
}
