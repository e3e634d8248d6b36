import type { MigrationHandler } from '../../functions/platform/worker/define-migration.ts';
import { migrations } from '../../shared/workers.ts';

/** Brings what an older version stored up to date, in the order of a deploy; needs the functions' environment. */
export async function migrate(): Promise<void> {
  for (const turn of ['before', 'after'])
    for (const { runs, handler: file } of Object.values(migrations)) {
      if (runs !== turn) continue;
      const { handler }: { handler: MigrationHandler } = await import(`../../functions/${file}.ts`);
      await handler();
    }
}
