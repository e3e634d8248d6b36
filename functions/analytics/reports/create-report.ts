import * as reports from '../../../shared/analytics/reports.contract.ts';
import { withLogo } from '../../clients/logo/logo-files.door.ts';
import type { Operation } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { askRecipients } from '../recipients/ask-recipients.ts';
import { dueOf } from './due-of.ts';
import { insertReport } from './insert-report.ts';
import { readReport } from './read-report.ts';
import { refuseUnlessReadable } from './readable-report.ts';
import { bytesOf } from './report.entity.ts';
import { contentOf, newLogo } from './report-content.ts';
import { shownReport } from './shown-report.ts';

/** Makes a report once: see `makeOnce`. */
export const handler = defineHandler(reports.createReport, (call) =>
  makeOnce(call, {
    make: (mark) => makeReport(call, mark),
    replay: async (id) => ({ report: await shownReport(await readReport(call.actor.workspaceId, id)) }),
  }),
);

const makeReport = ({ actor, body }: Call<typeof reports.createReport>, mark: (id: string) => Operation[]) =>
  withLogo(
    newLogo(body.branding.logo),
    async (logo) => {
      const now = new Date();
      const at = now.toISOString();
      const reportId = newId('rpt', now);
      const own = { workspaceId: actor.workspaceId, reportId, createdAt: at, updatedAt: at, version: 1 };
      const content = contentOf(body, logo);
      // Who gets it reads whatever it shows.
      if (content.schedule) {
        refuseUnlessReadable(actor, content);
        await askRecipients(actor.workspaceId, content.schedule.recipients);
      }
      const item = { ...content, ...own, ...dueOf(content.schedule, reportId, now) };
      await withinStorage(actor.workspace, bytesOf(item), (counted) =>
        insertReport(actor, item, 'report.created', [...mark(reportId), ...counted]),
      );
      return { report: await shownReport(item) };
    },
    'branding.logo',
  );
