import { type ConnectionProblem, connectionProblems } from '../../../shared/campaigns/connections.rules.ts';
import { connectionTexts } from '../../../shared/campaigns/messages.ts';
import { finishRun } from '../../imports/run-ends.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { type CampaignImportItem, campaignRuns } from '../imports/campaign-import.entity.ts';
import { type ConnectionItem, replaceConnection } from './connection.entity.ts';
import { knownConnection } from './read-connection.ts';

/** Ends a reading that came to its end, and notes to which day the account is read. */
export async function endRead(run: CampaignImportItem): Promise<null> {
  await changeConnection(run, (connection) => {
    const { from = '', to = '' } = run;
    // A day that nobody read stays missing, whatever comes after it.
    const follows = connection.lastDay === undefined ? from <= connection.backfillFrom : from <= nextDay(connection);
    const lastDay = follows && to > (connection.lastDay ?? '') ? to : connection.lastDay;
    const lastSyncAt = new Date().toISOString();
    const backfillFrom = from < connection.backfillFrom && follows ? from : connection.backfillFrom;
    return [replaceConnection(connection, { lastDay, lastSyncAt, backfillFrom, problem: undefined })];
  });
  await finishRun(campaignRuns, run, 'completed');
  return null;
}

const nextDay = ({ lastDay = '' }: ConnectionItem): string =>
  new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);

/** Problems that somebody has to see to: people are told, once for as long as it lasts. */
const told: ReadonlySet<ConnectionProblem> = new Set(['token', 'rights', 'refused'] as const);

/** Ends a reading that could not go on. What was read stays, and what is missing is read by the next one. */
export async function endFailed(run: CampaignImportItem, problem: ConnectionProblem): Promise<null> {
  await changeConnection(run, (connection) => {
    const { connectionId, accountName: name } = connection;
    const now = new Date();
    const isNew = told.has(problem) && !(connection.problem && told.has(connection.problem));
    return [
      replaceConnection(connection, { problem }),
      ...(isNew
        ? [
            audit(bySystem(run), { type: 'connection.failing', entityId: connectionId }, now),
            event(
              run,
              { type: 'connection.failing', entityId: connectionId, data: { connection: { name }, problem } },
              now,
            ),
          ]
        : []),
    ];
  });
  await finishRun(campaignRuns, run, 'failed', connectionProblems[problem]);
  return null;
}

/** The account was disconnected while it was read. */
export async function endGone(run: CampaignImportItem): Promise<null> {
  await finishRun(campaignRuns, run, 'failed', connectionTexts.disconnected);
  return null;
}

const changeConnection = (
  { workspaceId, connectionId = '' }: CampaignImportItem,
  change: (connection: ConnectionItem) => ReturnType<typeof replaceConnection>[],
): Promise<void> =>
  withFreshReads(async () => {
    const connection = await knownConnection(workspaceId, connectionId);
    if (connection) await write(change(connection));
  });
