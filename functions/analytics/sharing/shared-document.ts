import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { readShareToken } from '../../platform/identity/share-token.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { documentOf } from '../document/document-of.ts';
import { readReport } from '../reports/read-report.ts';
import { readerOf } from '../reports/readable-report.ts';
import type { ReportItem } from '../reports/report.entity.ts';
import { readFrozen, readRun } from './frozen-files.ts';
import { isPast } from './report-link.ts';
import { ReportShare } from './report-share.entity.ts';

/** A whole office reads behind one address; whoever guesses links, or asks for figures without end, does not get far. */
const perAddress: Limit = { name: 'shared-report-address', max: 600, windowSeconds: 600 };

export type Shared = { document: ReportDocument; frozenAt: string | null; expiresAt: string | null };

/**
 * What a public link shows. One guessed, ended, withdrawn or of a deleted report: the same 404. A 409 while its figures cannot
 * be read together any more, as when a campaign of another currency came in.
 */
export async function sharedDocument(token: string, ip: string): Promise<Shared> {
  await countOrRefuse(perAddress, networkOf(ip));
  const shareId = await readShareToken('report-share', token);
  const share = shareId && (await ReportShare.get({ shareId }).go({ consistent: true })).data;
  if (!share || isPast(share.expiresAt)) throw new AppError('not_found');
  // Of a suspended workspace, as if it had been withdrawn.
  if (await isSuspended(share.workspaceId)) throw new AppError('not_found');
  const report = await readReport(share.workspaceId, share.reportId);
  if (share.frozenId) {
    const mailed = await readRun(share.workspaceId, share.frozenId);
    if (!mailed) throw new AppError('not_found');
    return { document: mailed, frozenAt: share.createdAt, expiresAt: share.expiresAt ?? null };
  }
  if (report.shareId !== shareId) throw new AppError('not_found');
  const { frozenId, frozenAt = null } = report;
  const document = frozenId ? await readFrozen(report.workspaceId, frozenId) : await documentOfToday(report);
  if (!document) throw new AppError('not_found');
  return { document, frozenAt: frozenId ? frozenAt : null, expiresAt: share.expiresAt ?? null };
}

async function documentOfToday(report: ReportItem): Promise<ReportDocument> {
  try {
    return await documentOf(readerOf(report.workspaceId), report, parisDay());
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') throw new AppError('shared_report_unreadable');
    throw error;
  }
}
