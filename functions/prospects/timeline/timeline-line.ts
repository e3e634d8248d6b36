import { type Operation, put } from '../../platform/db/write.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { newId } from '../../platform/new-id.ts';
import { ProspectActivity, type ProspectActivityItem } from './prospect-activity.entity.ts';

type Line = Pick<ProspectActivityItem, 'type' | 'content'> &
  Partial<Pick<ProspectActivityItem, 'outcome' | 'happenedAt' | 'by' | 'dueAt' | 'doneAt'>>;
type Author = { user: { userId: string; firstName: string; lastName: string } };

export const authorOf = ({ user }: Author) => ({ id: user.userId, name: fullNameOf(user) });

/** A new line of a prospect's timeline. */
export function timelineLine(
  prospect: { workspaceId: string; prospectId: string },
  line: Line,
  now: Date = new Date(),
): ProspectActivityItem {
  const { workspaceId, prospectId } = prospect;
  const at = now.toISOString();
  return {
    happenedAt: at,
    ...line,
    workspaceId,
    prospectId,
    activityId: newId('pac', now),
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}

export const insertLine = (line: ProspectActivityItem): Operation => put(ProspectActivity.create(line));
