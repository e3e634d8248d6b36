import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { allReports } from '../reports/read-report.ts';
import { asRead, Report } from '../reports/report.entity.ts';

/**
 * The reports for a client that is merged into another, and those of its campaigns. Under a new version: who edits one
 * meanwhile is told, and puts nothing back.
 */
export const moveClient: MoveClient = async ({ workspaceId, from, to }, until) => {
  for (const report of await allReports(workspaceId)) {
    const asked = report.filters.clientId;
    if (report.clientId !== from && !asked?.includes(from)) continue;
    if (Date.now() > until) return false;
    const moved = {
      ...report,
      ...(report.clientId === from && { clientId: to }),
      ...(asked && { filters: { ...report.filters, clientId: movedIn(asked, from, to) } }),
      updatedAt: new Date().toISOString(),
      version: report.version + 1,
    };
    await write([put(Report.put(moved).where(asRead(report)), changedMeanwhile), ...fileUnder(workspaceId, to)]);
  }
  return true;
};

const movedIn = (ids: readonly string[], from: string, to: string): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];
