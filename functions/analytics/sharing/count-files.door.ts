import { logoKey } from '../../clients/logo/logo-files.door.ts';
import { fileSize } from '../../platform/clients/files.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import type { FileHolder } from '../../platform/plans/file-holder.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { asRead, bytesOf, Report } from '../reports/report.entity.ts';
import { frozenKey } from './frozen-files.ts';

/** Under a new version, so that who read it before its files were counted does not write over that. */
export const reportFiles: FileHolder = {
  start: '$report_1',
  count: ({ workspaceId, reportId }) =>
    withFreshReads(async () => {
      const key = { workspaceId: String(workspaceId), reportId: String(reportId) };
      const { data: report } = await Report.get(key).go({ consistent: true });
      if (!report) return;
      const { logoId, frozenId, logoBytes, frozenBytes } = report;
      const after = {
        ...report,
        ...(logoId && logoBytes === undefined && { logoBytes: await sizeOf(logoKey(logoId)) }),
        ...(frozenId &&
          frozenBytes === undefined && { frozenBytes: await sizeOf(frozenKey(key.workspaceId, frozenId)) }),
        version: report.version + 1,
      };
      if (after.logoBytes === logoBytes && after.frozenBytes === frozenBytes) return;
      await write([
        put(Report.put(after).where(asRead(report)), changedMeanwhile),
        ...countBytes(key.workspaceId, bytesOf(after) - bytesOf(report)),
      ]);
    }),
};

const sizeOf = async (key: string): Promise<number> => (await fileSize(key)) ?? 0;
