import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { annexHtml } from '../../../shared/ugc/agreement/annex-html.ts';
import { AppError } from '../../platform/app-error.ts';
import { countedExtension } from '../agreement/counts.ts';
import { annexOf, brandSideOf, creatorSideOf, sha256Of } from '../agreement/document-of.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { readBrand } from '../core/read-brand.ts';
import { readCampaign } from '../core/read-campaign.ts';
import type { RightExtension, UgcRightItem } from '../core/right.entity.ts';

/** The annex of an extension as it reads now, with what accepting it counts for; refused where it could not be signed. */
export async function annexDocument(
  { endsOn: endedOn }: UgcRightItem,
  extension: RightExtension,
  item: UgcCollaborationItem,
  now: Date,
) {
  const { workspaceId, collaborationId, brandId, creatorId, content } = item;
  const { offer, agreement } = content;
  if (!offer || !agreement?.documentSha256) throw new AppError('illegal_transition');
  const [{ brand }, creator, campaign, counted] = await Promise.all([
    readBrand(workspaceId, brandId),
    legalIdentityOf(creatorId),
    readCampaign(workspaceId, item.campaignId),
    countedExtension(item, extension, parisDay(now)),
  ]);
  const brandSide = brandSideOf(brand);
  if (!brandSide) throw new AppError('brand_incomplete');
  if (!creator) throw new AppError('identity_incomplete');
  const { level, documentSha256, signedAt } = agreement;
  const { legal, counts, operations } = counted;
  const { months, feeCents, startsOn, endsOn, expiresOn, proposedAt } = extension;
  const html = annexHtml({
    ...{ collaborationId, campaignName: campaign.name, level, documentSha256, expiresOn, months },
    ...{ endedOn, startsOn, endsOn },
    signedOn: signedAt ? parisDay(new Date(signedAt)) : (agreement.acceptedOn ?? ''),
    proposedOn: parisDay(new Date(proposedAt)),
    fee: ofHundredths(feeCents),
    terms: offer.terms,
    annex: level === 'contract' && legal ? annexOf(counts, legal) : [],
    brand: brandSide,
    creator: creatorSideOf(creator),
  });
  return { html, sha256: sha256Of(html), creator, counting: operations };
}
