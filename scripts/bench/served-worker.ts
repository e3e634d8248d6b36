import { handler as profileHandler } from '../../functions/auth/account/get-profile.ts';
import { handler as dashboardHandler } from '../../functions/dashboard/dashboard/get-dashboard.ts';
import { getProfile } from '../../shared/auth/auth.contract.ts';
import { getDashboard } from '../../shared/dashboard/dashboard.contract.ts';
import { bareReader, type Read, readsOf } from './bare-reads.ts';
import { callRoute } from './call-route.ts';
import { median, percentile } from './figures.ts';
import type { Load, Served, ServedTask } from './served.ts';

const acts: Record<ServedTask['act'], (token: string) => Promise<void>> = {
  profile: (token: string) => callRoute(getProfile, profileHandler, { token }),
  dashboard: (token: string) => callRoute(getDashboard, dashboardHandler, { token, query: { compare: 'previous' } }),
};
/** So many calls by so many callers, each of which makes one after the other. */
async function load(act: () => Promise<unknown>, { connections, calls }: ServedTask): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  let left = calls;
  const caller = async () => {
    while (left-- > 0) {
      const from = performance.now();
      await act();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: calls / seconds, p50: median(times), p99: percentile(times, 0.99) };
}

function twoGets([first]: readonly Read[][]): Read[][] {
  const { RequestItems = {} } = (first?.[0]?.input ?? {}) as { RequestItems?: Record<string, { Keys: object[] }> };
  return Object.entries(RequestItems).flatMap(([TableName, { Keys }]) =>
    Keys.slice(0, 2).map((Key): Read[] => [
      { command: 'GetItemCommand', input: { TableName, Key, ConsistentRead: true } },
    ]),
  );
}

/** An act beside its own reads, made by a bare client in the same process, round after round. */
async function served(task: ServedTask): Promise<Served> {
  const act = () => acts[task.act](task.token);
  for (let at = 0; at < 3; at++) await act();
  const all = await readsOf(act);
  const waves = task.twoGets ? twoGets(all) : all;
  const read = bareReader();
  const bare = () => read(waves);
  await load(act, task);
  await load(bare, task);
  const rounds: { act: Load; bare: Load }[] = [];
  for (let round = 0; round < task.rounds; round++)
    rounds.push({ bare: await load(bare, task), act: await load(act, task) });
  const middle = (of: 'act' | 'bare'): Load => {
    const figure = (name: keyof Load) => median(rounds.map((round) => round[of][name]));
    return { perSecond: figure('perSecond'), p50: figure('p50'), p99: figure('p99') };
  };
  return {
    act: middle('act'),
    bare: middle('bare'),
    ratio: median(rounds.map((round) => round.act.perSecond / round.bare.perSecond)),
  };
}

console.log(JSON.stringify(await served(JSON.parse(process.argv[2] ?? ''))));
process.exit();
