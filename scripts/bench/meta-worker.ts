import { handler as createConnection } from '../../functions/campaigns/connections/create-connection.ts';
import { runSync } from '../../functions/campaigns/connections/run-sync.ts';
import { syncDue } from '../../functions/campaigns/connections/sync-due.ts';
import {
  CampaignImport,
  type CampaignImportItem,
  campaignRuns,
} from '../../functions/campaigns/imports/campaign-import.entity.ts';
import { findRun, isFinished } from '../../functions/imports/import-run.ts';
import { noteRun } from '../../functions/imports/run-ends.ts';
import { setOutboundPolicy } from '../../functions/platform/clients/outbound/outbound-policy.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { handler as updateMetaIntegration } from '../../functions/settings/meta-integration/update-meta-integration.ts';
import { createConnection as connectionRoute } from '../../shared/campaigns/connections.contract.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { updateMetaIntegration as tokenRoute } from '../../shared/settings/meta-integration.contract.ts';
import { localPolicy } from '../local/outbound-policy.ts';
import { callRoute } from './call-route.ts';
import { writeRows } from './campaign-rows.ts';
import { type Consumed, countConsumed } from './consumed.ts';
import { timedOnce } from './timed.ts';

/** What one process does: the first reading of an account, a night, or a bare reader of the same rows. */
export type MetaTask = { accessToken: string; accountId: string } & (
  | { task: 'first' | 'bare' }
  | { task: 'night'; workspaceId: string }
);
type Read = { ms: number; processor: number; created: number; updated: number; unchanged: number } & Consumed;
export type MetaFigures = { first: Read & { workspaceId: string }; night: Read; bare: Read };

async function first({ accessToken, accountId }: MetaTask): Promise<MetaFigures['first']> {
  const { token, user } = await signedInUser({}, { plan: 'enterprise' });
  await callRoute(tokenRoute, updateMetaIntegration, { token, body: { accessToken } });
  await callRoute(connectionRoute, createConnection, { token, body: { platform: 'meta', accountId } });
  return { workspaceId: user.workspaceId, ...(await readToEnd(user.workspaceId)) };
}

/** What the schedule begins the night after. */
async function night(workspaceId: string): Promise<Read> {
  await syncDue(new Date(Date.now() + dayMs));
  return readToEnd(workspaceId);
}

/** The newest reading, slice after slice, as the worker does. */
async function readToEnd(workspaceId: string): Promise<Read> {
  const { data } = await CampaignImport.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const begun = data.find((one) => !isFinished(one));
  if (!begun) throw new Error('nothing is to be read');
  let run: CampaignImportItem = await noteRun(campaignRuns, begun, { status: 'running' });
  const consumed = countConsumed();
  const times = await timedOnce(async () => {
    while (!isFinished(run)) {
      await runSync(run);
      run = await findRun(campaignRuns, run);
    }
  }, consumed);
  if (run.status !== 'completed') throw new Error(JSON.stringify(run));
  return { ...times, created: run.created, updated: run.updated, unchanged: run.skipped };
}

/** The days of all ads, page after page, and an item a row. */
async function bare({ accessToken, accountId }: MetaTask): Promise<Read> {
  const consumed = countConsumed();
  let created = 0;
  const of = newId('con');
  const times = await timedOnce(async () => {
    let after = '';
    do {
      const { data, paging } = await pageOfRows(accessToken, accountId, after);
      await writeRows(
        of,
        data.map(({ ad_id, date_start, ...row }) => ({ thing: ad_id, date: date_start, ...row })),
      );
      created += data.length;
      after = paging?.next ? paging.cursors.after : '';
    } while (after !== '');
  }, consumed);
  return { ...times, created, updated: 0, unchanged: 0 };
}

type Page = {
  data: { ad_id: string; date_start: string }[];
  paging?: { next?: string; cursors: { after: string } };
};

async function pageOfRows(token: string, accountId: string, after: string): Promise<Page> {
  const params = new URLSearchParams({
    level: 'ad',
    fields: 'campaign_id,ad_id,ad_name,adset_name,spend,impressions,clicks,inline_link_clicks,actions,action_values',
    time_increment: '1',
    time_range: JSON.stringify({ since: '2020-01-01', until: '2099-12-31' }),
    limit: '500',
    ...(after && { after }),
  });
  const answer = await fetch(`${process.env.META_GRAPH_URL}/v26.0/act_${accountId}/insights?${params}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

function act(task: MetaTask): Promise<MetaFigures[MetaTask['task']]> {
  if (task.task === 'night') return night(task.workspaceId);
  return task.task === 'first' ? first(task) : bare(task);
}

setOutboundPolicy(localPolicy());
console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
