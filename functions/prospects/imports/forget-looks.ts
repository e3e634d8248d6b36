import { daySeconds } from '../../../shared/kernel/day.ts';
import { isFinished } from '../../imports/import-run.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { ProspectImport, type ProspectImportItem } from './prospect-import.entity.ts';

/** When a look that starts now goes: it shows people to whoever waits in front of it, and to nobody later. */
export const lookEnds = (now: Date): number => Math.floor(now.getTime() / 1000) + daySeconds;

/** DynamoDB may take two days more to remove what is over. */
const mostDays = 4;

/** Takes the people out of what the looks of the last days show; those that are under way are not changed. */
export async function forgetLooks(workspaceId: string): Promise<void> {
  const oldest = newId('pim', new Date(Date.now() - mostDays * daySeconds * 1000));
  const { data } = await ProspectImport.query
    .byWorkspace({ workspaceId })
    .gte({ importId: oldest })
    .where((attr, { eq }) => eq(attr.dryRun, true))
    .go({ pages: 'all', consistent: true });
  await Promise.all(data.filter(isFinished).map(forget));
}

const forget = ({ workspaceId, importId, version, columns = [] }: ProspectImportItem) =>
  unlessRefused(
    ProspectImport.patch({ workspaceId, importId })
      .set({ preview: [], columns: withoutSamples(columns) })
      .where((attr, { eq }) => eq(attr.version, version))
      .go(),
  );

export const withoutSamples = (columns: NonNullable<ProspectImportItem['columns']>) =>
  columns.map((column) => ({ ...column, sample: '' }));
