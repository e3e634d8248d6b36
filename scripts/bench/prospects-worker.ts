import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../functions/platform/db/client.ts';
import { mostOfAPage } from '../../functions/platform/db/query-fields.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import { Prospect, prospectShards } from '../../functions/prospects/core/prospect.entity.ts';
import { handler as exportAll } from '../../functions/prospects/search/export-prospects.ts';
import { handler as search } from '../../functions/prospects/search/search-prospects.ts';
import { dropSnapshot } from '../../functions/prospects/search/snapshot.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { exportProspects, searchProspects } from '../../shared/prospects/prospect.contract.ts';
import { median, percentile } from './figures.ts';
import { fillWorkspace, people, statuses } from './synthetic-prospects.ts';

export type Filled = { token: string; refreshToken: string; workspaceId: string };
export type ProspectsTask =
  | { task: 'fill'; prospects: number }
  | ({ task: 'search' | 'searchWhose' | 'export' | 'exportAlone' | 'read' } & Filled);

export type ProspectsFigures = {
  fill: Filled;
  search: SearchTimes;
  /** Filtered by owner and client too, which all of them pass. */
  searchWhose: SearchTimes;
  export: Twice;
  /** Of a workspace that nobody has searched for days: its snapshot is gone. */
  exportAlone: Twice;
  /** What the emulator gives of the same prospects: all that is stored of them, by the bare client. */
  read: Twice;
};

type SearchTimes = { coldMs: number; p50: number; p99: number };

/** Seconds, in a process that does it a first time, and again in the same one. */
export type Twice = { first: number; again: number };

const searches = 400;

async function fill(count: number): Promise<Filled> {
  const { token, refreshToken, workspace } = await signedInUser({}, { plan: 'enterprise' });
  await fillWorkspace(workspace.workspaceId, count);
  return { token, refreshToken, workspaceId: workspace.workspaceId };
}

/** A text, two filters and an order, never twice the same; the first one reads everything. */
async function timeSearches({ token }: Filled, whose: [string, string][] = []): Promise<SearchTimes> {
  const chances = new Seeded('searches');
  const times: number[] = [];
  for (let at = 0; at <= searches; at++) {
    const query = new URLSearchParams([
      ['q', chances.pick([...people.firstNames, ...people.lastNames]).slice(0, chances.int(2, 6))],
      ['status', chances.pick(statuses)],
      ['source', chances.pick(['website', 'cold'])],
      ['sort', chances.pick(['score', 'newest', 'recent_activity', 'value', 'name'])],
      ['minScore', String(chances.int(0, 20))],
      ...whose,
    ]);
    const event = apiEvent({
      path: searchProspects.path,
      rawQueryString: query.toString(),
      headers: { authorization: `Bearer ${token}` },
    });
    const start = performance.now();
    const { statusCode, body } = await search(event, lambdaContext());
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(String(body));
  }
  const [coldMs = 0, ...warm] = times;
  return { coldMs, p50: median(warm), p99: percentile(warm, 0.99) };
}

async function twice(act: () => Promise<unknown>): Promise<Twice> {
  const seconds = async () => {
    const start = performance.now();
    await act();
    return (performance.now() - start) / 1000;
  };
  return { first: await seconds(), again: await seconds() };
}

/** More than the 28 s that the function has: a busy machine gets a figure too. */
const exportMs = 120_000;

async function exportOnce({ token }: Filled): Promise<void> {
  const event = apiEvent({ path: exportProspects.path, headers: { authorization: `Bearer ${token}` } });
  const { statusCode, body } = await exportAll(event, lambdaContext(exportMs));
  if (statusCode !== 200) throw new Error(String(body));
}

/** Shards at once, page after page, as the export reads them. */
async function readBare({ workspaceId }: Filled): Promise<void> {
  const readShard = async (shard: (typeof prospectShards)[number]) => {
    const query = Prospect.query.byId({ workspaceId, shard }).params<QueryCommandInput>();
    let from: QueryCommandInput['ExclusiveStartKey'];
    do {
      const page = await documentClient.send(
        new QueryCommand({ ...query, Limit: mostOfAPage, ExclusiveStartKey: from }),
      );
      from = page.LastEvaluatedKey;
    } while (from);
  };
  await Promise.all(prospectShards.map(readShard));
}

function act(task: ProspectsTask) {
  switch (task.task) {
    case 'fill':
      return fill(task.prospects);
    case 'search':
      return timeSearches(task);
    case 'searchWhose':
      return timeSearches(task, [
        ['ownerId', 'none'],
        ['clientId', 'none'],
      ]);
    case 'exportAlone':
      return dropSnapshot(task.workspaceId).then(() => twice(() => exportOnce(task)));
    case 'export':
      return twice(() => exportOnce(task));
    case 'read':
      return twice(() => readBare(task));
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
