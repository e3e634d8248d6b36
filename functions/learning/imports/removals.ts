import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { ResultImport } from './result-import.entity.ts';
import { removeParts, removeReport } from './result-parts.ts';

/** An import that is gone, of which the ads are to be removed. */
export const removal = z.object({ workspaceId: z.string(), importId: z.string(), removed: z.literal(true) });
type Removal = z.infer<typeof removal>;

/** Longer than any request runs. */
const removeAfterSeconds = 90;

/** Said before the import is removed, so that nothing can be left behind. */
export const removeLater = (of: Omit<Removal, 'removed'>): Promise<void> =>
  enqueue(env.RESULT_IMPORTS_QUEUE_URL, { ...of, removed: true }, { delaySeconds: removeAfterSeconds });

/** One that is there after all keeps what it has. */
export async function removeWhatIsLeft({ workspaceId, importId }: Removal): Promise<void> {
  const { data } = await ResultImport.get({ workspaceId, importId }).go({ consistent: true, attributes: ['importId'] });
  if (data) return;
  await removeParts({ workspaceId, importId });
  await removeReport({ workspaceId, importId });
}
