import type { EntityItem } from 'electrodb';
import { dayMs, daySeconds } from '../../../shared/kernel/day.ts';
import { exportsADay } from '../../../shared/settings/exports.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';

/** Which export of a workspace or of a person is under way, and when the last ones were asked for: read and written with each. */
export const ExportBook = defineEntity({
  model: { service: 'reclame', entity: 'exportBook', version: '1' },
  attributes: {
    ownerId: { type: 'string', required: true },
    /** Under way. */
    runningId: { type: 'string' },
    /** Of the last ones, newest last. */
    askedAt: { type: 'list', items: { type: 'string' }, required: true },
    revision: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'pk', composite: ['ownerId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
type ExportBookItem = EntityItem<typeof ExportBook>;

/** Notes one more under way: 409 while another is, 429 when the day has had its three. */
export async function oneMoreExport(ownerId: string, exportId: string, now: Date): Promise<Operation> {
  const { data: book } = await ExportBook.get({ ownerId }).go({ consistent: true });
  if (book?.runningId) throw new AppError('export_running', { existingId: book.runningId });
  const askedAt = lastOf(book, now);
  const oldest = askedAt.at(-exportsADay);
  if (oldest)
    throw new AppError('rate_limited', {
      retryAfterSeconds: Math.ceil((Date.parse(oldest) + dayMs - now.getTime()) / 1000),
    });
  const revision = book?.revision ?? 0;
  const next = {
    ...{ ownerId, runningId: exportId, askedAt: [...askedAt, now.toISOString()], revision: revision + 1 },
    // One that is under way ends long before.
    ttl: Math.floor(now.getTime() / 1000) + 30 * daySeconds,
  };
  return put(
    ExportBook.put(next).where((attr, { eq, notExists }) =>
      book ? eq(attr.revision, revision) : notExists(attr.revision),
    ),
    changedMeanwhile,
  );
}

const lastOf = (book: ExportBookItem | null, now: Date): string[] =>
  (book?.askedAt ?? []).filter((at) => Date.parse(at) > now.getTime() - dayMs);

/** Notes that it is under way no more. */
export const oneEnded = (ownerId: string, exportId: string): Operation =>
  update(
    ExportBook.patch({ ownerId })
      .remove(['runningId'])
      .add({ revision: 1 })
      .where((attr, { eq }) => eq(attr.runningId, exportId)),
    changedMeanwhile,
  );
