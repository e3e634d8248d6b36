import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { handler as listActivity } from '../../functions/admin/activity/list-admin-activity.ts';
import { AuditBlock } from '../../functions/journal/chain/audit-block.entity.ts';
import { exportChain } from '../../functions/journal/chain/export-chain.door.ts';
import { hashOfLine } from '../../functions/journal/chain/sealed-line.ts';
import { verifyChain } from '../../functions/journal/chain/verify-chain.door.ts';
import { AuditLine } from '../../functions/platform/db/audit-line.entity.ts';
import { documentClient } from '../../functions/platform/db/client.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { listAdminActivity } from '../../shared/admin/activity.contract.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { parisDay } from '../../shared/kernel/paris-day.ts';
import { bareReader, readsOf } from './bare-reads.ts';
import { callRoute } from './call-route.ts';
import { fillLog, syntheticLine } from './synthetic-log.ts';

export type AdminLogTask =
  | { task: 'fill'; long: number; others: number; chains: number }
  | { task: 'page'; chainId: string | null; filter: [string, string][]; rounds: number }
  | { task: 'hash'; lines: number }
  | { task: 'read' | 'export' | 'verify'; chainId: string }
  /** In as many calls as it takes, each of so many ms. */
  | { task: 'resumed'; chainId: string; callMs: number };

export type Walk = { seconds: number; lines: number; aboveMb: number; calls: number };
export type AdminLogFigures = {
  fill: { chainId: string; seconds: number };
  page: { first: number; again: number[]; bare: number[] };
  hash: { perSecond: number };
  read: Walk;
  export: Walk;
  verify: Walk;
  resumed: Walk;
};

const never = Number.POSITIVE_INFINITY;

async function fill({ long, others, chains }: Extract<AdminLogTask, { task: 'fill' }>) {
  const start = performance.now();
  const chainId = newId('wks');
  await fillLog(chainId, long);
  const each = Math.ceil(others / chains);
  for (let chain = 0; chain < chains; chain++) await fillLog(newId('wks'), each, chain * each);
  return { chainId, seconds: (performance.now() - start) / 1_000 };
}

const msOf = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** The first page that a filter gives, of one chain or of all of them on a day. */
async function page({ chainId, filter, rounds }: Extract<AdminLogTask, { task: 'page' }>) {
  const { token } = await signedInUser({ role: 'admin' });
  const day = parisDay(new Date(Date.now() - 10 * dayMs));
  const period: [string, string][] = [
    ['from', day],
    ['to', day],
  ];
  const query = [...filter, ...(chainId === null ? period : ([['workspaceId', chainId]] as [string, string][]))];
  const one = () => callRoute(listAdminActivity, listActivity, { token, query });
  const first = await msOf(one);
  const reads = await readsOf(one);
  const read = bareReader();
  await read(reads);
  const [again, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    again.push(await msOf(one));
    bare.push(await msOf(() => read(reads)));
  }
  return { first, again, bare };
}

function hash(count: number): AdminLogFigures['hash'] {
  const lines = Array.from({ length: count }, (_, at) => syntheticLine('wks_1', new Date(), at));
  for (const line of lines) hashOfLine(line);
  const start = performance.now();
  for (const line of lines) hashOfLine(line);
  return { perSecond: (count / (performance.now() - start)) * 1_000 };
}

/** The lines and the blocks of a chain, side by side, as a bare client pages through them. */
async function readChain(chainId: string): Promise<number> {
  const all = [
    AuditLine.query
      .byWorkspace({ workspaceId: chainId })
      .between({ activityId: 'act_' }, { activityId: '~' })
      .params<QueryCommandInput>(),
    AuditBlock.query.byChain({ chainId }).params<QueryCommandInput>(),
  ];
  const counts = await Promise.all(
    all.map(async (params) => {
      let count = 0;
      let from: QueryCommandInput['ExclusiveStartKey'];
      do {
        const { Items = [], LastEvaluatedKey } = await documentClient.send(
          new QueryCommand({ ...params, ConsistentRead: true, Limit: 1_000, ExclusiveStartKey: from }),
        );
        count += Items.length;
        from = LastEvaluatedKey;
      } while (from);
      return count;
    }),
  );
  return counts[0] ?? 0;
}

async function exportAll(chainId: string, callMs: number): Promise<{ lines: number; calls: number }> {
  let resume: string | undefined;
  for (let calls = 1; ; calls++) {
    const made = await exportChain({ chainId, workspaceId: chainId, resume, until: Date.now() + callMs });
    if (!('resume' in made)) return { lines: 0, calls };
    ({ resume } = made);
  }
}

async function verify(chainId: string): Promise<{ lines: number; calls: number }> {
  const { ok, checked } = await verifyChain(chainId);
  if (!ok) throw new Error('The chain is broken');
  return { lines: checked, calls: 1 };
}

/** Memory is that of the process, looked at every 20 ms, above what it was before. */
async function walked(act: () => Promise<{ lines: number; calls: number }>): Promise<Walk> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const ms = await msOf(async () => Object.assign(counted, await act()));
  clearInterval(sampling);
  return { ...counted, seconds: ms / 1_000, aboveMb: (most - before) / 1e6 };
}
const counted = { lines: 0, calls: 0 };

function act(task: AdminLogTask) {
  switch (task.task) {
    case 'fill':
      return fill(task);
    case 'page':
      return page(task);
    case 'hash':
      return hash(task.lines);
    case 'read':
      return walked(async () => ({ lines: await readChain(task.chainId), calls: 1 }));
    case 'export':
      return walked(() => exportAll(task.chainId, never));
    case 'verify':
      return walked(() => verify(task.chainId));
    case 'resumed':
      return walked(() => exportAll(task.chainId, task.callMs));
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit(0);
