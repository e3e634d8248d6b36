import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { portOf } from '../local/port-of.ts';
import type { DeliveriesFigures, DeliveriesTask, Subscribed } from './deliveries-worker.ts';
import { onFastTable } from './fast-table.ts';
import { percentile, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const script = 'scripts/bench/deliveries-worker.ts';
const servers = 20;
const waiting = { perSecond: 400, seconds: 10 };
const steady = { perSecond: 50, seconds: Number(process.env.BENCH_SECONDS ?? 300) };
const besides = { perSecond: 50, seconds: 60 };

type Run = <T extends DeliveriesTask>(task: T) => Promise<DeliveriesFigures[T['task']]>;
type Server = Awaited<ReturnType<typeof startServer>>;

/** Webhooks through one worker on the emulators, its records included, beside what does without them. */
export const benchDeliveries = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess(script, task, environment);
    const all = await Promise.all(Array.from({ length: servers }, startServer));
    const urls = all.map(({ url }) => url);
    const url = urls[0] ?? '';
    const bare = await run({ task: 'bare', url, requests: 5_000 });
    const ceiling = await run({ task: 'ceiling', writes: 5_000 });
    const signing = await run({ task: 'signing', url, rounds: 20_000 });
    const subscribed = await run({ task: 'subscribe', urls });
    const functions = [startFunction('work', environment), startFunction('fan-out', environment)];
    const [worker] = functions;
    await setTimeout(3_000);

    const most = await measure(run, all, subscribed, waiting, worker);
    printTable('What waits for one worker (goals: 150 a second, 100 µs)', [
      { name: 'deliveries a second, records included', value: Math.round(most.received / most.seconds) },
      { name: 'a bare loop that signs and posts, a second', value: Math.round(bare.perSecond) },
      { name: 'small items that the emulator puts a second', value: Math.round(ceiling.perSecond) },
      { name: 'signing and vetting of a delivery, µs', value: signing.microseconds.toFixed(1) },
    ]);
    const calm = await measure(run, all, subscribed, steady);
    printTable(
      `${steady.perSecond} events a second for ${steady.seconds} s (goals: p50 400 ms, p99 2 s, nothing lost)`,
      rows(calm),
    );
    const baseline = await measure(run, all, subscribed, besides);
    const [stuck, ...others] = all;
    stuck?.hang();
    const beside = await measure(run, others, subscribed, besides);
    printTable(`One of ${servers} servers hangs (goal: the others' p99 within 1.5 times)`, [
      { name: 'p99 before, ms', value: Math.round(percentile(baseline.latencies, 0.99)) },
      { name: 'p99 of the others beside it, ms', value: Math.round(percentile(beside.latencies, 0.99)) },
      {
        name: 'ratio',
        value: (percentile(beside.latencies, 0.99) / percentile(baseline.latencies, 0.99)).toFixed(2),
      },
    ]);
    for (const running of functions) running.kill('SIGKILL');
    for (const server of all) server.stop();
  });

type Measured = {
  events: number;
  received: number;
  doubles: number;
  /** From the first request to the last. */
  seconds: number;
  latencies: number[];
  states: Record<string, number>;
};

const rows = ({ events, received, doubles, latencies, states }: Measured) => [
  { name: 'events', value: events },
  { name: 'received', value: received },
  { name: 'doubles', value: doubles },
  { name: 'from the event to its first attempt, p50, ms', value: Math.round(percentile(latencies, 0.5)) },
  { name: 'from the event to its first attempt, p99, ms', value: Math.round(percentile(latencies, 0.99)) },
  { name: 'deliveries by state', value: JSON.stringify(states) },
];

async function measure(
  run: Run,
  listening: Server[],
  subscribed: Subscribed[],
  pace: { perSecond: number; seconds: number },
  /** Stands still until all is on its queue. */
  stopped?: ChildProcess,
): Promise<Measured> {
  for (const server of listening) server.forget();
  const workspaceIds = subscribed.map(({ workspaceId }) => workspaceId);
  stopped?.kill('SIGSTOP');
  const { events } = await run({ task: 'produce', workspaceIds, ...pace });
  if (stopped) await untilPending(run, subscribed, events);
  stopped?.kill('SIGCONT');
  const share = listening.length / subscribed.length;
  const count = () => new Set(listening.flatMap(({ ids }) => ids)).size;
  for (let quiet = 0, before = -1; count() < events * share && quiet < 30; ) {
    quiet = count() === before ? quiet + 1 : 0;
    before = count();
    await setTimeout(200);
  }
  await setTimeout(1_000);
  const times = listening.flatMap((server) => server.times);
  const ids = listening.flatMap((server) => server.ids);
  return {
    events,
    received: new Set(ids).size,
    doubles: ids.length - new Set(ids).size,
    seconds: (times.reduce((a, b) => Math.max(a, b), 0) - times.reduce((a, b) => Math.min(a, b), Infinity)) / 1000,
    latencies: listening.flatMap((server) => server.latencies),
    states: await run({ task: 'states', subscribed }),
  };
}

async function untilPending(run: Run, subscribed: Subscribed[], events: number): Promise<void> {
  const pending = async () => (await run({ task: 'states', subscribed })).pending ?? 0;
  while ((await pending()) < events) await setTimeout(500);
}

/** An agency's server, which notes how long after the event it was told. */
async function startServer() {
  let ids: string[] = [];
  let latencies: number[] = [];
  let times: number[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const now = Date.now();
    const body = await text(request);
    if (hangs) return;
    times.push(now);
    ids.push(String(request.headers['webhook-id']));
    const { timestamp } = JSON.parse(body);
    if (timestamp) latencies.push(now - Date.parse(timestamp));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    get ids() {
      return ids;
    },
    get latencies() {
      return latencies;
    },
    get times() {
      return times;
    },
    forget: () => {
      [ids, latencies, times] = [[], [], []];
    },
    hang: () => {
      hangs = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Each in a process of its own, as in AWS. */
function startFunction(name: 'work' | 'fan-out', environment: Record<string, string>): ChildProcess {
  const task: DeliveriesTask = { task: name };
  return spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(task)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
