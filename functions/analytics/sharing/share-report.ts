import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { pastDate } from '../../../shared/kernel/validation-messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { documentOf } from '../document/document-of.ts';
import { readReport } from '../reports/read-report.ts';
import { asRead, bytesOf, Report, type ReportItem, unshared } from '../reports/report.entity.ts';
import { forgetFrozen, keepFrozen } from './frozen-files.ts';
import { isOpen, isPast, reportLink } from './report-link.ts';
import { ReportShare } from './report-share.entity.ts';

type Sharing = Call<typeof sharing.shareReport>;
type Mark = (shareId: string) => Operation[];

/** Opens a public link, or changes the one that is open, once: see `makeOnce`. */
export const handler = defineHandler(sharing.shareReport, (call) =>
  makeOnce(call, { make: (mark) => withFreshReads(() => share(call, mark)), replay: reportLink }),
);

async function share({ actor, params, body }: Sharing, mark: Mark) {
  const report = await readReport(actor.workspaceId, params.id);
  const end = endOf(body);
  // Refused here, where someone can mend it, rather than behind the link; and to who may not read all of it.
  const shown = await documentOf(actor, report, parisDay());
  const open = isOpen(report) ? report : undefined;
  const shareId = open?.shareId ?? newId('rsh');
  const at = new Date().toISOString();
  const wanted = body.frozen ?? open?.frozenId !== undefined;
  const kept =
    wanted && open?.frozenId
      ? { frozenId: open.frozenId, frozenBytes: open.frozenBytes, frozenAt: open.frozenAt }
      : null;
  const made = wanted && !kept ? { ...(await keepFrozen(actor.workspaceId, shown)), frozenAt: at } : null;
  const after: ReportItem = { ...unshared(report), shareId, sharedAt: at, ...end, ...kept, ...made };
  const dead = open ? undefined : report.shareId;
  try {
    await withinStorage(actor.workspace, bytesOf(after) - bytesOf(report), (counted) =>
      write([
        put(Report.put(after).where(asRead(report)), changedMeanwhile),
        put(ReportShare.put(linkOf(after, at))),
        ...(dead === undefined ? [] : [remove(ReportShare.delete({ shareId: dead }))]),
        ...counted,
        audit(actor, { type: 'report.shared', entityId: params.id }),
        ...mark(shareId),
      ]),
    );
  } catch (error) {
    // Of an outage nobody knows whether the id was written.
    if (error instanceof AppError && error.status < 500) await forgetFrozen(actor.workspaceId, made?.frozenId);
    throw error;
  }
  if (!kept) await forgetFrozen(actor.workspaceId, report.frozenId);
  return reportLink(shareId);
}

function endOf({ expiresAt }: Sharing['body']): { shareExpiresAt?: string } {
  if (!expiresAt) return {};
  const shareExpiresAt = new Date(expiresAt).toISOString();
  if (isPast(shareExpiresAt)) throw invalidField('expiresAt', pastDate);
  return { shareExpiresAt };
}

function linkOf({ workspaceId, reportId, shareId = '', shareExpiresAt: expiresAt }: ReportItem, createdAt: string) {
  const ttl = expiresAt && { expiresAt, ttl: Math.ceil(Date.parse(expiresAt) / 1000) };
  return { shareId, workspaceId, reportId, createdAt, ...ttl };
}
