import { gzipSync } from 'node:zlib';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { inHundredths, ofHundredths } from '../../../shared/rules/hundredths.ts';
import { endOfDay } from '../../../shared/rules/ugc/due-moment.ts';
import { isSameLine } from '../../../shared/rules/ugc/legal-counter.ts';
import { isSelfBilled } from '../../../shared/rules/ugc/self-billing.ts';
import type { CampaignContent } from '../../../shared/ugc/campaign.rules.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { unknownFile } from '../../../shared/ugc/upload.rules.ts';
import { confirmPassword } from '../../auth/password/confirm-password.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { put, update } from '../../platform/db/write.ts';
import { type Counts, countWrite } from '../agreement/counts.ts';
import { documentOf, levelOf } from '../agreement/document-of.ts';
import { type Evidence, UgcAgreement } from '../core/agreement.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { maskedAddressOf } from '../core/masked-address.ts';
import { readBrand } from '../core/read-brand.ts';
import { spendCode } from '../space/space-codes.ts';
import { sentFile } from '../upload/sent-file.ts';
import type { Effects } from './moving.ts';

/** The offer, and both signatures. */
export const offerEffects: Effects = {
  offer: async ({ by, before, campaign, now }, { fee, message }) => {
    const { brandId } = campaign;
    const { brand } = await readBrand(before.workspaceId, brandId);
    if (!brand.complete) throw new AppError('brand_incomplete');
    const terms = termsOf(campaign.content);
    const expiresOn = addDays(parisDay(now), terms.delays.offerDays);
    const maker = by.side === 'brand' ? by.actor : null;
    const offer = {
      ...{ cents: inHundredths(fee), message: message ?? null, expiresOn, madeAt: now.toISOString(), terms },
      ...{ madeBy: maker ? nameOf(maker.user) : '', madeFrom: maker?.ip ?? '' },
    };
    const offered: UgcCollaborationItem = { ...before, brandId, content: { ...before.content, offer } };
    const legal = await levelOf(offered, campaign, now);
    if (!legal) throw new AppError('internal_error');
    return {
      content: { offer, briefVersion: campaign.briefVersion, agreement: { ...legal.level, status: 'ready' } },
      text: message,
      brandId,
      dueAt: endOfDay(expiresOn),
    };
  },
  withdraw_offer: () => ({ content: { offer: undefined, agreement: undefined } }),
  accept_offer: async ({ by, before, campaign, now }, { code, fullName, documentSha256 }) => {
    const { workspaceId, collaborationId, brandId, creatorId } = before;
    const read = await documentOf(before, campaign, { by: 'creator', now });
    if (!read?.html || !read.sha256 || !read.creator) throw new AppError('identity_incomplete');
    if (read.sha256 !== documentSha256) throw new AppError('document_changed');
    const { level, counts, counted, html, sha256, creator } = read;
    const spent = await spendCode({ creatorId, purpose: 'accept' }, code);
    const at = now.toISOString();
    const isOrder = level.level === 'order';
    const ip = by.side === 'creator' ? by.actor.ip : null;
    const accepted: Evidence = {
      ...{ at, party: 'creator', act: 'accept_offer', name: fullName, ip, sha256 },
      sentTo: await maskedAddressOf(creatorId),
    };
    const stored = {
      ...{ workspaceId, collaborationId, creatorId, brandId, level: level.level, sha256 },
      packedHtml: gzipSync(html).toString('base64'),
      evidence: [offerEvidence(before), accepted],
      ...{ createdAt: at, updatedAt: at },
    };
    return {
      content: {
        agreement: {
          ...level,
          ...{ status: 'ready', documentSha256: sha256, acceptedOn: counted.on, mandate: isSelfBilled(creator) },
          ...(isOrder && { signedAt: at }),
        },
      },
      operations: [
        countWrite(counts, [...others(counts, collaborationId), counted]),
        spent,
        put(UgcAgreement.create(stored)),
      ],
    };
  },
  countersign: async ({ by, before, now }, { fullName, documentSha256, currentPassword, uploadId }) => {
    const { agreement } = before.content;
    if (agreement?.documentSha256 !== documentSha256) throw new AppError('document_changed');
    if (by.side !== 'brand') throw new AppError('forbidden');
    await confirmPassword(by.actor, currentPassword);
    const { workspaceId, collaborationId } = before;
    const { data: kept } = await UgcAgreement.get({ workspaceId, collaborationId }).go({ consistent: true });
    if (!kept) throw new AppError('document_changed');
    const at = now.toISOString();
    const signed: Evidence = {
      ...{ at, party: 'brand', act: 'countersign', name: fullName, ip: by.actor.ip, sentTo: null },
      sha256: documentSha256,
    };
    const sent = uploadId === undefined ? null : await readSigned(before, uploadId);
    const signedElsewhere = sent?.signed;
    const added: Evidence[] = signedElsewhere ? [{ ...signed, act: 'add_signed', sha256: signedElsewhere.sha256 }] : [];
    const evidence = [...kept.evidence, signed, ...added];
    const set = { evidence, updatedAt: at, ...(signedElsewhere && { signedElsewhere }) };
    return {
      content: { agreement: { ...agreement, signedAt: at } },
      operations: [
        update(UgcAgreement.patch({ workspaceId, collaborationId }).set(set)),
        ...(sent ? [sent.joined] : []),
      ],
    };
  },
};

/** What the brand has sent for this contract, with the hash of its bytes. */
async function readSigned({ workspaceId, collaborationId }: UgcCollaborationItem, uploadId: string) {
  const { file, joined } = await sentFile({ creatorId: workspaceId, collaborationId, purpose: 'contract' }, uploadId);
  // Few moves read a file: what reads files is loaded then.
  const { hashOfFile } = await import('../upload/hash-of-file.ts');
  const sha256 = await hashOfFile(file.fileKey);
  if (!sha256) throw invalidField('uploadId', unknownFile);
  return { signed: { ...file, sha256 }, joined };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;

/** What the campaign asks for as it makes the offer: it stays so, whatever becomes of the campaign. */
const termsOf = ({ product: { valueCents, ...product }, ...content }: CampaignContent): Terms => ({
  objective: content.objective,
  product: { ...product, value: ofHundredths(valueCents) },
  deliverables: content.deliverables,
  diffusion: content.diffusion,
  rights: content.rights,
  revisionsIncluded: content.revisionsIncluded,
  delays: content.delays,
});

const others = ({ year }: Counts, collaborationId: string) =>
  (year?.counted ?? []).filter((one) => !isSameLine(one, { collaborationId }));

/** The written offer is the brand's own part of an order. */
const offerEvidence = ({ content: { offer } }: UgcCollaborationItem): Evidence => ({
  ...{ at: offer?.madeAt ?? '', party: 'brand', act: 'offer', name: offer?.madeBy ?? '' },
  ...{ ip: offer?.madeFrom ?? null, sentTo: null, sha256: null },
});
