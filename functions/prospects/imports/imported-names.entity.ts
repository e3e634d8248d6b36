import { Entity } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put } from '../../platform/db/write.ts';

/** A prospect that a file names and gives no address of: the same names further down are the same prospect. */
export const ImportedNames = new Entity(
  {
    model: { service: 'reclame', entity: 'importedNames', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      importId: { type: 'string', required: true },
      namesKey: { type: 'string', required: true },
      line: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byImport: {
        pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
        sk: { field: 'sk', composite: ['namesKey'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

type Run = { workspaceId: string; importId: string };

/** Longer than any import takes. */
const keptSeconds = 15 * 24 * 3600;

export const keepNames = ({ workspaceId, importId }: Run, namesKey: string, line: number): Operation =>
  put(
    ImportedNames.create({
      workspaceId,
      importId,
      namesKey,
      line,
      ttl: Math.floor(Date.now() / 1000) + keptSeconds,
    }),
    changedMeanwhile,
  );

/** At which lines an import has met these names, up to a hundred. */
export async function metNames({ workspaceId, importId }: Run, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const items = await readTogether(keys.map((namesKey) => ImportedNames.get({ workspaceId, importId, namesKey })));
  const met = items.flatMap((Item) => ImportedNames.parse({ Item }).data ?? []);
  return new Map(met.map(({ namesKey, line }) => [namesKey, line]));
}
