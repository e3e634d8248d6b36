import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { type ProspectStatus, prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put } from '../../platform/db/write.ts';

/** What a status of another tool stands for, as a workspace once said; without `status`, it is left out. */
export const StatusName = defineEntity({
  model: { service: 'reclame', entity: 'statusName', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    nameKey: { type: 'string', required: true },
    status: { type: keysOf(prospectStatuses) },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['workspaceId', 'nameKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

type Names = Record<string, ProspectStatus | null>;

/** One operation a name: what was said last holds. */
export const keepStatusNames = (workspaceId: string, names: Names): Operation[] =>
  [...new Map(Object.entries(names).map(([name, status]) => [keyOf(foldLabel(name)), status]))].map(
    ([nameKey, status]) => put(StatusName.put({ workspaceId, nameKey, ...(status && { status }) })),
  );

/** What a workspace has said of up to a hundred names, by the name as `foldLabel` makes it. */
export async function statusesNamed(workspaceId: string, names: string[]): Promise<Names> {
  const folded = [...new Set(names.map(foldLabel))];
  if (folded.length === 0) return {};
  const items = await readTogether(folded.map((name) => StatusName.get({ workspaceId, nameKey: keyOf(name) })));
  return Object.fromEntries(
    folded.flatMap((name, at) => {
      const { data } = StatusName.parse({ Item: items[at] });
      return data ? [[name, data.status ?? null]] : [];
    }),
  );
}
