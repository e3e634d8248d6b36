import { gunzipSync } from 'node:zlib';
import { signatureNotice } from '../../../shared/ugc/agreement/clauses.ts';
import type { Agreement } from '../../../shared/ugc/agreement.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Evidence, type SignedElsewhere, UgcAgreement } from '../core/agreement.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { sentFileUrl } from '../core/sent-file.ts';
import { agreementFile } from './agreement-file.ts';
import { documentOf } from './document-of.ts';

/** What was signed, as it was read; of an offer that waits, the document as it is now. */
export async function readAgreement(item: UgcCollaborationItem, by: 'brand' | 'creator'): Promise<Agreement> {
  const { workspaceId, collaborationId, campaignId, content } = item;
  if (content.agreement?.documentSha256) {
    const { data: kept } = await UgcAgreement.get({ workspaceId, collaborationId }).go({ consistent: true });
    if (!kept) throw new AppError('not_found');
    const html = unpacked(kept.packedHtml);
    const annexes = (kept.annexes ?? []).map(({ rightId, packedHtml, sha256, signedAt }) => ({
      ...{ rightId, html: unpacked(packedHtml), sha256, signedAt },
    }));
    const level = kept.level === 'contract' ? 'contract' : 'order';
    const read = { html, sha256: kept.sha256, annexes, evidence: evidenceOf(kept.evidence) };
    const signedAt = content.agreement.signedAt ?? null;
    const pdfUrl = await agreementFile(workspaceId, { ...read, collaborationId, signedAt });
    return { ...read, level, pdfUrl, signedElsewhere: await shownElsewhere(kept.signedElsewhere) };
  }
  if (item.status !== 'offered') throw new AppError('not_found');
  const campaign = await readCampaign(workspaceId, campaignId);
  const read = await documentOf(item, campaign, { by, now: new Date() });
  if (!read?.html || !read.sha256) throw new AppError('identity_incomplete');
  const { html, sha256 } = read;
  return { html, sha256, level: read.level.level, annexes: [], ...unsigned };
}

const shownElsewhere = async (file: SignedElsewhere | undefined): Promise<Agreement['signedElsewhere']> =>
  file ? { fileName: file.fileName, sha256: file.sha256, url: await sentFileUrl(file) } : null;

const unpacked = (packed: string): string => gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');

const evidenceOf = (events: Evidence[]): Agreement['evidence'] => ({
  level: 'simple',
  notice: signatureNotice,
  events,
});

/** What an offer that waits has not. */
const unsigned = { evidence: evidenceOf([]), pdfUrl: null, signedElsewhere: null };
