import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import { handler as exportAll } from '../../functions/prospects/search/export-prospects.ts';
import { handler as search } from '../../functions/prospects/search/search-prospects.ts';
import { exportProspects, searchProspects } from '../../shared/prospects/prospect.contract.ts';
import { Seeded } from '../local/demo-library/seeded.ts';
import { median, percentile } from './figures.ts';
import { fillWorkspace, people, statuses } from './synthetic-prospects.ts';

export type Filled = { token: string; refreshToken: string; workspaceId: string };
export type ProspectsTask = { task: 'fill'; prospects: number } | ({ task: 'search' | 'export' } & Filled);

export type ProspectsFigures = {
  fill: Filled;
  search: { coldMs: number; p50: number; p99: number };
  export: { seconds: number };
};

const searches = 400;

async function fill(count: number): Promise<Filled> {
  const { token, refreshToken, workspace } = await signedInUser({}, { plan: 'enterprise' });
  await fillWorkspace(workspace.workspaceId, count);
  return { token, refreshToken, workspaceId: workspace.workspaceId };
}

/** A text, two filters and an order, never twice the same; the first one reads everything. */
async function timeSearches({ token }: Filled): Promise<ProspectsFigures['search']> {
  const chances = new Seeded('searches');
  const times: number[] = [];
  for (let at = 0; at <= searches; at++) {
    const query = new URLSearchParams([
      ['q', chances.pick([...people.firstNames, ...people.lastNames]).slice(0, chances.int(2, 6))],
      ['status', chances.pick(statuses)],
      ['source', chances.pick(['website', 'cold'])],
      ['sort', chances.pick(['score', 'newest', 'recent_activity', 'value', 'name'])],
      ['minScore', String(chances.int(0, 20))],
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

async function seconds(act: () => Promise<unknown>): Promise<{ seconds: number }> {
  const start = performance.now();
  await act();
  return { seconds: (performance.now() - start) / 1000 };
}

function act(task: ProspectsTask) {
  if (task.task === 'fill') return fill(task.prospects);
  if (task.task === 'search') return timeSearches(task);
  const event = apiEvent({ path: exportProspects.path, headers: { authorization: `Bearer ${task.token}` } });
  return seconds(async () => {
    const { statusCode, body } = await exportAll(event, lambdaContext());
    if (statusCode !== 200) throw new Error(String(body));
  });
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
