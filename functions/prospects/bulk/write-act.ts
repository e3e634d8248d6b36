import { reasons } from '../../../shared/kernel/error-messages.ts';
import { AppError } from '../../platform/app-error.ts';
import { isChangedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, WriteRefused, write } from '../../platform/db/write.ts';
import { stillStanding } from '../core/ownership.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import type { Act } from './bulk-act.ts';

/** What became of one: `message` says why it was refused. */
export type BulkOutcome = { id: string; ok: boolean; message: string | null };
/** What is kept of an act beside what it does. */
type Log = {
  /** What stands in the transaction with some outcomes, for which so many prospects are written: one operation at most. */
  told: (outcomes: BulkOutcome[], written: number) => Operation[];
  /** Once it is written. */
  kept?: (outcomes: BulkOutcome[]) => void;
};

/** Does an act to several: in one transaction or, where one of them stands in the way, each on its own. */
export async function actTogether(workspaceId: string, act: Act, ids: string[], log: Log): Promise<BulkOutcome[]> {
  try {
    return await writeActs(workspaceId, act, ids, log);
  } catch (error) {
    if (!isOfOne(error)) throw error;
  }
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) outcomes.push(...(await actAlone(workspaceId, act, id, log)));
  return outcomes;
}

/** Someone else has gone on with it meanwhile: nothing more is to be done here. */
export const overtaken = new AppError('conflict');

const isOfOne = (error: unknown): error is AppError =>
  error instanceof AppError && !(error instanceof WriteRefused && error.operation.refusal === overtaken);

async function actAlone(workspaceId: string, act: Act, id: string, log: Log): Promise<BulkOutcome[]> {
  try {
    return await withFreshReads(() => writeActs(workspaceId, act, [id], log));
  } catch (error) {
    if (!isOfOne(error)) throw error;
    const message = isChangedMeanwhile(error) ? reasons.conflict.message : error.message;
    const outcomes = [{ id, ok: false, message: error.extras.details?.[0]?.message ?? message }];
    const operations = log.told(outcomes, 0);
    if (operations.length > 0) await write(operations);
    log.kept?.(outcomes);
    return outcomes;
  }
}

async function writeActs(workspaceId: string, act: Act, ids: string[], log: Log): Promise<BulkOutcome[]> {
  const items = await act.read(ids);
  const found = new Set(items.map(({ prospectId }) => prospectId));
  const outcomes = ids.map((id) =>
    found.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: reasons.not_found.message },
  );
  const changes = (await Promise.all(items.map(act.change))).filter((change) => change !== null);
  const made = changes.flatMap((change) => ('made' in change.write ? [change.write.made] : []));
  const operations = [
    ...(changes.length > 0 ? (act.checks ?? []) : []),
    ...stillStanding(workspaceId, made),
    ...changes.flatMap((change) => change.beside),
    ...prospectWrites(changes.map((change) => change.write)),
    ...log.told(outcomes, changes.length),
  ];
  if (operations.length > 0) await write(operations);
  log.kept?.(outcomes);
  return outcomes;
}
