import type { PreparedWeights } from '../../../shared/prospects/score-prospect.ts';
import type { RowStore } from '../../imports/store-rows.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { editProspect } from '../core/edit-prospect.ts';
import { newlyNamed, stillStanding } from '../core/ownership.ts';
import { type ProspectWrite, prospectWrites } from '../core/prospect-writes.ts';
import { blankProspect, settled } from '../core/settled-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { authorOf, insertLine, timelineLine } from '../timeline/timeline-line.ts';
import { noteImported } from './imported-prospects.ts';
import { knownProspects, planRoom } from './known-rows.ts';
import { keepMet, metEmails } from './met-emails.ts';
import { noteLines } from './noted-lines.ts';
import { type Known, type Plan, planRows } from './plan-rows.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';
import type { ReadProspect } from './read-record.ts';
import { type References, withRemarks } from './references.ts';
import { type ImportedRow, rowKey } from './row-key.ts';
import { SeenRows } from './seen-rows.ts';

/** For whom an import works. */
export type Importer = {
  user: UserItem;
  workspace: WorkspaceItem;
  /** Whose new prospects are whose line does not say it. */
  ownerId: string | undefined;
  references: References;
};

/** Of the hundred actions of a transaction, three a prospect and six for all. */
const prospectsPerWrite = 31;
/** As many of which each may name another client or another campaign, and both. */
const filedPerWrite = [prospectsPerWrite, 23, 18] as const;

/** Stores the prospects of an import: those of a step with their count, or none. */
export function prospectStore(importer: Importer): RowStore<ProspectImportItem, ReadProspect> {
  const seen = new SeenRows();
  return {
    runs: prospectRuns,
    rowsPerStep: 300,
    get goodPerStep() {
      return filedPerWrite[importer.references.named.size] ?? filedPerWrite[2];
    },
    failure: 'prospect not stored',
    write: async (item, rows, close) => seen.addAll(await storeStep(importer, seen, item, rows, close)),
  };
}

type Write = RowStore<ProspectImportItem, ReadProspect>['write'];
type Close = Parameters<Write>[2];

/** Answers which prospects were named. */
const storeStep = (importer: Importer, seen: SeenRows, item: ProspectImportItem, read: ImportedRow[], close: Close) =>
  withFreshReads(async () => {
    const now = new Date();
    const { references, workspace } = importer;
    const { workspaceId } = workspace;
    const { rows, remarks } = await references.settle(read);
    const [known, weights, clientId] = await Promise.all([
      knownOf(importer, item, rows, seen),
      readWeights(workspaceId),
      references.standing(item.clientId),
    ]);
    const { fates: planned, plans, unchanged, seen: named } = planRows(rows, known, item);
    const fates = withRemarks(planned, rows, remarks, await references.make(plans));
    const noted = noteLines(item, rows, fates);
    const limit = known.plan?.limit ?? null;
    const written = plans.map((plan) => writing(plan, { ...importer, clientId, limit }, item, weights, now));
    await writeWithinPlan([
      ...close(
        fates.map(({ outcome }) => outcome),
        noted.change,
      ),
      ...noted.operations,
      ...(completes(item) ? unchanged.flatMap((plan) => metBefore(item, plan)) : []),
      ...stillStanding(workspaceId, written.flatMap(newOf)),
      ...prospectWrites(
        written.map((one) => one.write),
        now,
      ),
      ...written.flatMap(({ lines }) => lines),
      ...noteImported(
        item,
        written.map((one) => one.write),
      ),
    ]);
    return named;
  });

async function knownOf(
  { workspace }: Importer,
  item: ProspectImportItem,
  rows: ImportedRow[],
  seen: SeenRows,
): Promise<Known> {
  const emails = completes(item) ? rows.map(({ content }) => rowKey(content)).filter(({ by }) => by === 'email') : [];
  const [prospects, plan, met] = await Promise.all([
    knownProspects(workspace.workspaceId, rows),
    planRoom(workspace),
    metEmails(item, [...new Set(emails.map(({ key }) => key))]),
  ]);
  const earlier = (key: string) => {
    const line = met.get(key);
    return seen.find(key) ?? (line === undefined ? undefined : { line, filled: 0 });
  };
  return { prospects, plan, earlier };
}

/** Whether a second line on a prospect matters, and is only to complete what the first said. */
const completes = ({ mode, repeats = true }: ProspectImportItem) => mode === 'update' && repeats;

const metBefore = (item: ProspectImportItem, { rowKey: { by, key }, line }: Plan): Operation[] =>
  by === 'email' ? [keepMet(item, key, line)] : [];

/** Writes. When someone else took the last places of the plan meanwhile, it is tried again with those that are left. */
async function writeWithinPlan(operations: Operation[]): Promise<void> {
  try {
    await write(operations);
  } catch (error) {
    throw error instanceof AppError && error.reason === 'plan_limit' ? changedMeanwhile : error;
  }
}

/** The client and the campaign that a prospect is of from now on. */
function newOf({ write: one }: { write: ProspectWrite }) {
  if ('made' in one) return [one.made];
  return 'after' in one ? [newlyNamed(one.before, one.after)] : [];
}

function writing(
  { before, content, rowKey: { by, key } }: Plan,
  { user, workspace, ownerId, clientId, limit }: Importer & { clientId: string | undefined; limit: number | null },
  item: ProspectImportItem,
  weights: PreparedWeights,
  now: Date,
): { write: ProspectWrite; lines: Operation[] } {
  if (before) {
    const { after, lines } = editProspect(before, content, { by: { user }, weights, now });
    return { write: { before, after }, lines };
  }
  const owned = { ...content, ownerId: content.ownerId ?? ownerId, clientId: content.clientId ?? clientId };
  const blank = blankProspect(workspace.workspaceId, owned, now);
  const settledNow = settled(null, by === 'names' ? { ...blank, namesKey: key } : blank, weights, now);
  const made = content.status === 'new' ? settledNow : { ...settledNow, statusSince: undefined };
  const told = timelineLine(made, { type: 'import', content: item.label, by: authorOf({ user }) }, now);
  return { write: { made, limit }, lines: [insertLine(told)] };
}
