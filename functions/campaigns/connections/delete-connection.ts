import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { isFinished, readRun } from '../../imports/import-run.ts';
import { cancelRun } from '../../imports/read-runs.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { forgetLeftOut } from '../core/left-out-campaign.entity.ts';
import { campaignRuns } from '../imports/campaign-import.entity.ts';
import { Connection } from './connection.entity.ts';
import { ConnectionLock } from './connection-lock.entity.ts';
import { readConnection } from './read-connection.ts';

/** The account is read no more; its campaigns and their figures stay, and are people's to change again. */
export const handler = defineHandler(connections.deleteConnection, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  const gone = await withFreshReads(async () => {
    const connection = await readConnection(workspaceId, id);
    const { revision } = connection;
    await write([
      remove(
        Connection.remove(connection).where((attr, { eq }) => eq(attr.revision, revision)),
        changedMeanwhile,
      ),
      remove(ConnectionLock.remove(connection)),
      countOneLess({ workspaceId, name: 'connections' }),
      audit(actor, { type: 'connection.deleted', entityId: id }),
    ]);
    return connection;
  });
  await forgetLeftOut({ workspaceId, connectionId: id });
  const run = gone.importId ? await readRun(campaignRuns, { workspaceId, importId: gone.importId }) : null;
  if (run && !isFinished(run))
    await cancelRun(campaignRuns, actor, run.importId).catch((error) => {
      // It ended by itself meanwhile, or will: it finds no connection.
      if (!(error instanceof AppError)) throw error;
    });
  return { id };
});
