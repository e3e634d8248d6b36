import { isDeepStrictEqual } from 'node:util';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { forgetLogo, type KeptLogo, withLogo } from '../../clients/logo/logo-files.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { askRecipients } from '../recipients/ask-recipients.ts';
import { dueOf } from './due-of.ts';
import { readReport } from './read-report.ts';
import { refuseUnlessReadable } from './readable-report.ts';
import { asRead, bytesOf, Report, type ReportItem } from './report.entity.ts';
import { editedContent, newLogo, type ReportContent } from './report-content.ts';
import { shownReport } from './shown-report.ts';

/** Two editors at once: one is told. Who shares it at the same time is none of them. */
export const handler = defineHandler(reports.updateReport, (call) => withFreshReads(() => updateReport(call)));

async function updateReport({ actor, params: { id }, body }: Call<typeof reports.updateReport>) {
  const { version, ...edit } = body;
  const before = await readReport(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const keep = async (logo: KeptLogo | undefined) => {
    const content = editedContent(before, edit, logo);
    const changed = changedFields(before, content);
    if (changed.length === 0) return before;
    // Who has the link or gets it by mail reads whatever it shows from now on.
    if (before.shareId || content.schedule) refuseUnlessReadable(actor, content);
    if (content.schedule && changed.includes('schedule'))
      await askRecipients(actor.workspaceId, content.schedule.recipients);
    const now = new Date();
    const due = changed.includes('schedule') ? dueOf(content.schedule, id, now) : {};
    const after: ReportItem = { ...before, ...content, ...due, updatedAt: now.toISOString(), version: version + 1 };
    await withinStorage(actor.workspace, bytesOf(after) - bytesOf(before), (counted) =>
      write([
        put(Report.put(after).where(asRead(before)), changedMeanwhile),
        ...(after.clientId === before.clientId ? [] : fileUnder(actor.workspaceId, after.clientId)),
        ...counted,
        audit(actor, { type: 'report.updated', entityId: id, changed }, now),
      ]),
    );
    return after;
  };
  const after = await withLogo(newLogo(edit.branding?.logo, before), keep, 'branding.logo');
  if (before.logoId !== after.logoId) await forgetLogo(before.logoId);
  return { report: await shownReport(after) };
}

function changedFields(before: ReportItem, content: ReportContent): string[] {
  const names = (Object.keys(content) as (keyof ReportContent)[]).filter(
    (field) => !isDeepStrictEqual(content[field], before[field]),
  );
  return [...new Set(names.map((field) => (field.startsWith('logo') ? 'branding' : field)))];
}
