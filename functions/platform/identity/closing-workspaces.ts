import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../db/read-together.ts';
import { Workspace } from './workspace.entity.ts';

/** Which workspaces close: nothing leaves them any more. */
export async function closingAmong(workspaceIds: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(workspaceIds)];
  const read = chunks(ids, mostTogether).map((some) =>
    readTogether(
      some.map((workspaceId) => Workspace.get({ workspaceId })),
      ['deletion'],
    ),
  );
  const items = (await Promise.all(read)).flat();
  return new Set(ids.filter((_, at) => items[at]?.deletion !== undefined));
}
