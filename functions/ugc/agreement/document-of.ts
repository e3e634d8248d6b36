import { createHash } from 'node:crypto';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { brandGaps } from '../../../shared/rules/ugc/brand-complete.ts';
import { type CountedOffer, type LegalLevel, legalLevel } from '../../../shared/rules/ugc/legal-counter.ts';
import { isSelfBilled } from '../../../shared/rules/ugc/self-billing.ts';
import type { BrandSide, CreatorSide } from '../../../shared/ugc/agreement/agreement-facts.ts';
import type { UgcBrand } from '../../../shared/ugc/brand.ts';
import { sectorNotice } from '../../../shared/ugc/sectors.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { contractThresholdCents } from '../core/contract-threshold.ts';
import { type LegalIdentity, legalIdentityOf } from '../core/creator-legal.ts';
import { readBrand } from '../core/read-brand.ts';
import type { Missing } from '../core/shown-collaboration.ts';
import { type Counts, countedOffer, readCounts } from './counts.ts';

/** Few calls of the many that carry them compose a document, and its clauses are long. */
const texts = () => import('../../../shared/ugc/agreement/agreement-html.ts');

/** The document of an offer as it reads now; without html as long as one of both identities is missing. */
export type OfferDocument = {
  level: LegalLevel;
  counted: CountedOffer;
  counts: Counts;
  missing: Missing[];
  html: string | null;
  sha256: string | null;
  creator: LegalIdentity | null;
};

export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What the law asks of an offer on a day, after all that was accepted. */
export async function levelOf(item: UgcCollaborationItem, campaign: UgcCampaignItem, now: Date) {
  const { offer } = item.content;
  if (!offer) return null;
  const on = parisDay(now);
  const counts = await readCounts(item, offer.terms, on);
  const asked = countedOffer(item, { on, level: 'order' });
  const by = { thresholdCents: await contractThresholdCents(), policy: campaign.content.contractPolicy };
  const level = legalLevel(asked, counts.all, by);
  return { level, counts, counted: { ...asked, level: level.level } };
}

/** Composes it; `by` the creator, or the brand before they have signed, which reads no identity of theirs. */
export async function documentOf(
  item: UgcCollaborationItem,
  campaign: UgcCampaignItem,
  { by, now }: { by: 'brand' | 'creator'; now: Date },
): Promise<OfferDocument | null> {
  const { offer } = item.content;
  const [legal, { brand }, creator] = await Promise.all([
    levelOf(item, campaign, now),
    readBrand(item.workspaceId, item.brandId),
    legalIdentityOf(item.creatorId),
  ]);
  if (!offer || !legal) return null;
  const brandSide = brandSideOf(brand);
  const missing: Missing[] = [
    ...(creator ? [] : (['creator_identity'] as const)),
    ...(brandSide ? [] : (['brand_identity'] as const)),
  ];
  if (!creator || !brandSide) return { ...legal, missing, html: null, sha256: null, creator };
  const { agreementHtml } = await texts();
  const html = agreementHtml({
    collaborationId: item.collaborationId,
    campaignName: campaign.name,
    level: legal.level.level,
    why: legal.level.why,
    annex: legal.level.level === 'contract' ? annexOf(legal.counts, legal.level) : [],
    offeredOn: parisDay(new Date(offer.madeAt)),
    expiresOn: offer.expiresOn,
    fee: ofHundredths(offer.cents),
    terms: offer.terms,
    brand: brandSide,
    creator: by === 'creator' ? creatorSideOf(creator) : null,
  });
  return { ...legal, missing, html, sha256: sha256Of(html), creator };
}

/** Orders of the same year, in the order in which they were accepted: contracts say by themselves what they cover. */
export function annexOf({ all }: Pick<Counts, 'all'>, { counter }: LegalLevel) {
  return all
    .filter(({ collaborationId, level }) => level === 'order' && counter.earlier.includes(collaborationId))
    .map(({ collaborationId, on, cents }) => ({ collaborationId, on, amount: ofHundredths(cents) }));
}

export function brandSideOf(brand: UgcBrand): BrandSide | null {
  const { legalName, siren, vatNumber, address, signatoryName, sector } = brand;
  if (brandGaps(brand).length > 0 || !legalName || !address || !signatoryName) return null;
  return { legalName, siren, vatNumber, address, signatoryName, sectorNotice: sectorNotice(sector) };
}

export const creatorSideOf = (identity: LegalIdentity): CreatorSide => ({
  legalName: identity.legalName,
  address: identity.address,
  taxCountry: identity.taxCountry,
  legalStatus: identity.legalStatus,
  siret: identity.siret,
  vatLiable: identity.vatLiable,
  vatNumber: identity.vatNumber,
  // A mandate that could not be used is not given.
  invoicingMandate: isSelfBilled(identity),
});
