import { longestReason, RejectedLines, reportedLines, stepKey } from '../../imports/rejected-lines.entity.ts';
import { shortened } from '../../imports/shortened.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import type { ReadAd } from './draft.ts';

const shownRemarks = 100;

/** What a step adds to what is told of the ads that lost a cell: what the run keeps, and one operation at most for its report. */
export function noteRemarks(item: AdImportItem, rows: ({ line: number } & ReadAd)[]) {
  const lines = rows.flatMap(({ line, remark }) =>
    remark ? [{ line, reason: shortened(remark, longestReason) }] : [],
  );
  const { workspaceId, importId, received, remarks = [], remarkedCount = 0 } = item;
  const change: Partial<AdImportItem> = {
    remarks: [...remarks, ...lines.slice(0, Math.max(0, shownRemarks - remarks.length))],
    remarkedCount: remarkedCount + lines.length,
  };
  const key = `${stepKey(received)}-remarks`;
  const isTold = lines.length > 0 && remarkedCount < reportedLines;
  const operations: Operation[] = isTold
    ? [put(RejectedLines.put({ workspaceId, importId, stepKey: key, lines }))]
    : [];
  return { change: lines.length > 0 ? change : {}, operations };
}
