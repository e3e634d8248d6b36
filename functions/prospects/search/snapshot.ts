import { deleteFile, putFile, readFile } from '../../platform/clients/files.ts';
import { isRefused } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { ProspectBook } from '../core/prospect-book.entity.ts';
import { interned, type ProspectRow } from './prospect-row.ts';

export type Snapshot = { rows: ProspectRow[]; readAt: number };

/** Fewer rows are read from the table as fast as from a file. */
const worthKeeping = 1_000;

/** Raised when rows have other fields: what an earlier version kept is not read. */
const format = 4;

const fileKeyOf = (workspaceId: string, readAt: number) => `prospects/${workspaceId}/${readAt}.${format}.json`;

/** The rows of a workspace as some process last read them all; null when nobody has, or too long ago. */
export async function readSnapshot(workspaceId: string, maxAgeMs: number): Promise<Snapshot | null> {
  const { data: book } = await ProspectBook.get({ workspaceId }).go({ consistent: true });
  const readAt = book?.snapshotMs;
  if (readAt === undefined || Date.now() - readAt > maxAgeMs) return null;
  const file = await readFile(fileKeyOf(workspaceId, readAt));
  return file && { rows: rowsOf(String(file)), readAt };
}

function rowsOf(json: string): ProspectRow[] {
  const rows: ProspectRow[] = JSON.parse(json);
  for (const row of rows) {
    row.jobTitle = interned(row.jobTitle);
    row.industry = interned(row.industry);
    row.city = interned(row.city);
    row.country = interned(row.country);
    row.lostReason = interned(row.lostReason);
    row.ownerId = interned(row.ownerId);
    row.clientId = interned(row.clientId);
    row.campaignId = interned(row.campaignId);
  }
  return rows;
}

/** Keeps rows for the processes to come. Only a convenience: a failure is logged. */
export async function keepSnapshot(workspaceId: string, { rows, readAt }: Snapshot): Promise<void> {
  if (rows.length < worthKeeping) return;
  try {
    await putFile(fileKeyOf(workspaceId, readAt), JSON.stringify(rows), 'application/json');
    const before = await ProspectBook.patch({ workspaceId })
      .set({ snapshotMs: readAt })
      .where((attr, { notExists, lt }) => `(${notExists(attr.snapshotMs)} OR ${lt(attr.snapshotMs, readAt)})`)
      .go({ response: 'updated_old' });
    const { snapshotMs } = before.data;
    if (snapshotMs !== undefined) await deleteFile(fileKeyOf(workspaceId, snapshotMs));
  } catch (error) {
    if (!isRefused(error)) log.error('snapshot not kept', error, { workspaceId });
  }
}

/** Who was erased must not be left in a file. */
export async function dropSnapshot(workspaceId: string): Promise<void> {
  const { data: book } = await ProspectBook.get({ workspaceId }).go({ consistent: true });
  if (book?.snapshotMs === undefined) return;
  await ProspectBook.patch({ workspaceId }).remove(['snapshotMs']).go();
  await deleteFile(fileKeyOf(workspaceId, book.snapshotMs));
}
