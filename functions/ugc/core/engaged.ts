import { chunks } from '../../../shared/kernel/chunks.ts';
import { endedStatuses, engagedStatuses } from '../../../shared/rules/ugc/collaboration-table.ts';
import { AppError } from '../../platform/app-error.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { UgcCollaboration, type UgcCollaborationItem } from './collaboration.entity.ts';

type Standing = Pick<UgcCollaborationItem, 'status'>;
export const isEngaged = ({ status }: Standing): boolean => engagedStatuses.some((engaged) => engaged === status);
const isEnded = ({ status }: Standing): boolean => endedStatuses.some((ended) => ended === status);

/** Throws while a creator is bound to someone, in any workspace or in that one. */
export async function refuseEngagedCreator(creatorId: string, workspaceId?: string): Promise<void> {
  if (await isBound(creatorId, workspaceId)) throw new AppError('creator_engaged');
}

/** The index says which there are, the table how they stand. */
export async function isBound(creatorId: string, workspaceId?: string): Promise<boolean> {
  const { data } = await UgcCollaboration.query.byCreator({ creatorId }).go({ pages: 'all' });
  const held = data.filter((item) => !isEnded(item) && (workspaceId === undefined || item.workspaceId === workspaceId));
  for (const some of chunks(held, mostTogether)) {
    const items = await readTogether(
      some.map(({ workspaceId: at, collaborationId }) => UgcCollaboration.get({ workspaceId: at, collaborationId })),
    );
    const standing = items.flatMap((Item) => UgcCollaboration.parse({ Item }).data ?? []);
    if (standing.some(isEngaged)) return true;
  }
  return false;
}
