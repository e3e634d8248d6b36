import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../db/read-together.ts';
import { Workspace } from './workspace.entity.ts';

type Shut = { closing: Set<string>; suspended: Set<string> };

/** Which workspaces close, of whom nothing leaves any more, and which are suspended, of whom what was to leave waits. */
export async function shutAmong(workspaceIds: readonly string[]): Promise<Shut> {
  const ids = [...new Set(workspaceIds)];
  const read = chunks(ids, mostTogether).map((some) =>
    readTogether(
      some.map((workspaceId) => Workspace.get({ workspaceId })),
      ['deletion', 'suspendedAt'],
    ),
  );
  const items = (await Promise.all(read)).flat();
  const having = (field: 'deletion' | 'suspendedAt') =>
    new Set(ids.filter((_, at) => items[at]?.[field] !== undefined));
  return { closing: having('deletion'), suspended: having('suspendedAt') };
}

export const isSuspended = async (workspaceId: string): Promise<boolean> =>
  (await shutAmong([workspaceId])).suspended.has(workspaceId);
