import type { RowStore } from '../../imports/store-rows.ts';
import { write } from '../../platform/db/write.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { knownProspects, planRoom } from './known-rows.ts';
import { noteLines } from './noted-lines.ts';
import { type Known, planRows } from './plan-rows.ts';
import { previewOf, previewRows } from './preview-rows.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';
import type { ReadProspect } from './read-record.ts';
import { type References, withRemarks } from './references.ts';
import { type ImportedRow, rowKey } from './row-key.ts';
import { SeenRows } from './seen-rows.ts';

/** As many as are read from the table at once. */
const rowsAtOnce = 100;

/** Says what would become of prospects, and stores only that. It is done in one slice, since what it has seen is kept in memory. */
export function prospectLook(
  workspace: WorkspaceItem,
  references: References,
): RowStore<ProspectImportItem, ReadProspect> {
  const seen = new SeenRows();
  return {
    runs: prospectRuns,
    rowsPerStep: rowsAtOnce,
    goodPerStep: rowsAtOnce,
    failure: 'prospect not looked at',
    write: async (item, read, close, all) => {
      const { rows, remarks } = await references.settle(read);
      const known = await knownOf(workspace, item, rows, seen);
      const planned = planRows(rows, known, item);
      const fates = withRemarks(planned.fates, rows, remarks);
      const { operations, change } = noteLines(item, rows, fates);
      const before = item.preview ?? [];
      const isFull = before.length >= previewRows;
      const preview = isFull ? before : [...before, ...previewOf(all, fates, item.mode)].slice(0, previewRows);
      const outcomes = fates.map(({ outcome }) => outcome);
      await write([...close(outcomes, { ...change, preview }), ...operations]);
      seen.addAll(planned.seen);
    },
  };
}

async function knownOf(
  workspace: WorkspaceItem,
  item: ProspectImportItem,
  rows: ImportedRow[],
  seen: SeenRows,
): Promise<Known> {
  const fresh = rows.filter(({ content }) => !seen.find(rowKey(content).key));
  const [prospects, plan] = await Promise.all([
    knownProspects(workspace.workspaceId, fresh),
    planRoom(workspace, item.created),
  ]);
  return { prospects, plan, earlier: (key) => seen.find(key) };
}
