import type { PreparedWeights } from '../../../shared/rules/score-prospect.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { RowStore } from '../../platform/imports/store-rows.ts';
import { blankProspect } from '../blank-prospect.ts';
import { countNewProspects } from '../count-prospects.ts';
import { editProspect } from '../edit-prospect.ts';
import { markChanged } from '../prospect-change.entity.ts';
import { insertProspect } from '../prospect-writes.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { settled } from '../settled-prospect.ts';
import { authorOf, insertLine, timelineLine } from '../timeline-line.ts';
import { keepNames, metNames } from './imported-names.entity.ts';
import { knownProspects, planRoom } from './known-rows.ts';
import { type Known, type Plan, planRows } from './plan-rows.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';
import type { ReadProspect } from './read-prospect.ts';
import { type ImportedRow, rowKey } from './row-key.ts';

/** For whom an import works. */
export type Importer = { user: UserItem; workspace: WorkspaceItem };

/** Of the hundred actions of a transaction, three a prospect and four for all. */
const prospectsPerWrite = 32;

/** Stores the prospects of an import: those of a step with their count, or none. */
export const prospectStore = (importer: Importer): RowStore<ProspectImportItem, ReadProspect> => ({
  runs: prospectRuns,
  rowsPerStep: 300,
  goodPerStep: prospectsPerWrite,
  failure: 'prospect not stored',
  write: (item, rows, close) =>
    withFreshReads(async () => {
      const now = new Date();
      const [known, weights] = await Promise.all([
        knownOf(importer, item, rows),
        readWeights(importer.workspace.workspaceId),
      ]);
      const { fates, plans } = planRows(rows, known, item);
      const written = plans.map((plan) => writing(plan, importer, item, weights, now));
      const created = plans.filter(({ before }) => !before).length;
      await writeWithinPlan([
        ...close(fates.map(({ outcome }) => outcome)),
        ...(created > 0 ? [countNewProspects(importer.workspace, created)] : []),
        ...(plans.length > 0
          ? [
              markChanged(
                importer.workspace.workspaceId,
                written.map(({ id }) => id),
                now,
              ),
            ]
          : []),
        ...written.flatMap(({ operations }) => operations),
      ]);
    }),
});

async function knownOf({ workspace }: Importer, item: ProspectImportItem, rows: ImportedRow[]): Promise<Known> {
  const names = rows.map(({ content }) => rowKey(content)).flatMap(({ by, key }) => (by === 'names' ? [key] : []));
  const [prospects, plan, met] = await Promise.all([
    knownProspects(workspace.workspaceId, rows),
    planRoom(workspace),
    metNames(item, [...new Set(names)]),
  ]);
  const earlier: Known['earlier'] = (_row, { key }) => {
    const line = met.get(key);
    return line === undefined ? undefined : { line, isSame: true };
  };
  return { prospects, plan, earlier };
}

/** Someone else took the last places meanwhile: those that are left are counted again. */
async function writeWithinPlan(operations: Operation[]): Promise<void> {
  try {
    await write(operations);
  } catch (error) {
    throw error instanceof AppError && error.reason === 'plan_limit' ? changedMeanwhile : error;
  }
}

function writing(
  { before, content, rowKey: { by, key }, line }: Plan,
  { user, workspace }: Importer,
  item: ProspectImportItem,
  weights: PreparedWeights,
  now: Date,
): { id: string; operations: Operation[] } {
  if (before)
    return {
      id: before.prospectId,
      operations: editProspect(before, content, { by: { user }, weights, now }).operations,
    };
  const made = settled(null, blankProspect(workspace.workspaceId, content, now), weights, now);
  const told = timelineLine(made, { type: 'import', content: item.label, by: authorOf({ user }) }, now);
  const names = by === 'names' ? [keepNames(item, key, line)] : [];
  return { id: made.prospectId, operations: [...insertProspect(made), ...names, insertLine(told)] };
}
