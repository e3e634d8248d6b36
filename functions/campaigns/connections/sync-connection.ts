import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { firstReadableDay } from '../../../shared/campaigns/connections.rules.ts';
import { connectionTexts } from '../../../shared/campaigns/messages.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { hasMeta } from '../../settings/meta-integration/has-meta.door.ts';
import { forgetLeftOut } from '../core/left-out-campaign.entity.ts';
import { campaignRuns, shownListedImport } from '../imports/campaign-import.entity.ts';
import { type ConnectionItem, replaceConnection } from './connection.entity.ts';
import { newSync } from './new-sync.ts';
import { readConnection } from './read-connection.ts';
import { daysToRead } from './sync-times.ts';

type Sync = Call<typeof connections.syncConnection>;

/** Starts a reading of an ad account; those of one account go one after the other. */
export const handler = defineHandler(connections.syncConnection, async (call) => {
  const { workspaceId } = call.actor;
  const run = await withFreshReads(() =>
    startRunOnce(campaignRuns, call, async (importId) => {
      const connection = await readConnection(workspaceId, call.params.id);
      if (!(await hasMeta(workspaceId))) throw new AppError('meta_not_connected');
      if (call.body.leftOut) await forgetLeftOut(connection);
      return newSync(connection, askedDays(connection, call.body), [replaceConnection(connection, { importId })]);
    }),
  );
  return { import: shownListedImport(run) };
});

function askedDays(connection: ConnectionItem, { from: said, to, leftOut }: Sync['body']): Period {
  const now = new Date();
  const today = dayIn(connection.timezone, now);
  // What comes back has lost its figures.
  const from = said ?? (leftOut ? latest(connection.backfillFrom, firstReadableDay(today)) : undefined);
  const usual = daysToRead(connection, now);
  const asked = { from: from ?? (to && to < usual.from ? to : usual.from), to: to ?? usual.to };
  if (from && !to && from > asked.to) asked.to = today;
  if (asked.to > today) throw invalidField('to', connectionTexts.future);
  if (asked.from > asked.to) throw invalidField('to', connectionTexts.endsBeforeStart);
  if (asked.from < firstReadableDay(today)) throw invalidField('from', connectionTexts.tooEarly);
  return asked;
}

const latest = (a: string, b: string): string => (a > b ? a : b);
