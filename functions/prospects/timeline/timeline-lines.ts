import { type TimelineType, writtenTypes } from '../../../shared/prospects/prospects.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import { ProspectActivity, type ProspectActivityItem } from './prospect-activity.entity.ts';
import { insertLine } from './timeline-line.ts';

/** A line of a prospect's timeline, looked for among all of them: its key is its time, which people change. */
export async function findLine(
  workspaceId: string,
  { id: prospectId, activityId }: { id: string; activityId: string },
): Promise<ProspectActivityItem> {
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId })
    .where((attr, { eq }) => eq(attr.activityId, activityId))
    .go({ pages: 'all', consistent: true });
  const [line] = data;
  if (!line) throw new AppError('not_found');
  return line;
}

/** One that a person wrote: what the product wrote is no one's to change. */
export async function findWrittenLine(
  workspaceId: string,
  target: { id: string; activityId: string },
): Promise<ProspectActivityItem> {
  const line = await findLine(workspaceId, target);
  if (!writtenTypes.some((written) => written === line.type)) throw new AppError('activity_is_automatic');
  return line;
}

/** Over the very line that was read, which moves when its time does. */
export function replaceLine(before: ProspectActivityItem, after: ProspectActivityItem): Operation[] {
  if (before.happenedAt !== after.happenedAt) return [removeLine(before), insertLine(after)];
  const written = ProspectActivity.put(after).where(({ version }, { eq }) => eq(version, before.version));
  return [put(written, changedMeanwhile)];
}

export const removeLine = (line: ProspectActivityItem): Operation =>
  remove(
    ProspectActivity.remove(line).where(({ version }, { eq }) => eq(version, line.version)),
    changedMeanwhile,
  );

/** When a prospect was last dealt with, but for one line; what is planned counts at the time when it was written. */
export async function lastContact(
  { workspaceId, prospectId }: { workspaceId: string; prospectId: string },
  exceptId: string,
): Promise<string | undefined> {
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId })
    .where(
      (attr, { eq, ne }) =>
        `${ne(attr.activityId, exceptId)} AND (${writtenTypes.map((type: TimelineType) => eq(attr.type, type)).join(' OR ')})`,
    )
    .go({ order: 'desc', count: 20, consistent: true });
  return data.map(contactAt).sort().at(-1);
}

export const contactAt = ({ happenedAt, createdAt }: ProspectActivityItem): string =>
  happenedAt > createdAt ? createdAt : happenedAt;
