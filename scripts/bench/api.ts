import autocannon from 'autocannon';
import { getProfile, login, register } from '../../shared/auth/auth.contract.ts';
import { parisDay } from '../../shared/kernel/paris-day.ts';
import type { RouteSpec } from '../../shared/kernel/route.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import type { Filled } from './campaigns-worker.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { type Served, type ServedTask, shownServed } from './served.ts';
import { untilIdle } from './until-idle.ts';

const connections = 50;
const rounds = 5;
const seconds = 6;

type Load = { perSecond: number; p99: number; failures: number };

/** Requests per second and p99 of sign-up, sign-in and profile, of the whole product; the profile also of its function alone. */
export async function benchApi(): Promise<void> {
  const product = await startProduct();
  try {
    await untilIdle(product.url);
    const { token } = (await post(product.url, login, demoSignIn)).data;
    const profile = { url: product.url + getProfile.path, headers: { authorization: `Bearer ${token}` } };
    await load(profile, 3);
    const reads: Load[] = [];
    for (let round = 0; round < rounds; round++) reads.push(await load(profile, seconds));
    const signIns = await load(
      posting(product.url, login, () => demoSignIn),
      15,
    );
    let number = 0;
    const signUps = await load(
      posting(product.url, register, () => newPerson(number++)),
      15,
    );
    const perSecond = median(reads.map((read) => read.perSecond));
    printTable(`API at ${connections} connections (medians of ${rounds} rounds; sign-in and sign-up: one of 15 s)`, [
      { name: 'profile', ...shown({ perSecond, p99: median(reads.map((read) => read.p99)), failures: sum(reads) }) },
      { name: 'login', ...shown(signIns) },
      { name: 'register', ...shown(signUps) },
    ]);
  } finally {
    await product.stop();
  }
  printTable(
    `Profile at ${connections} at once, the function alone (goal 0.80 of two Gets)`,
    await profileBesideReads(),
  );
}

const shown = ({ perSecond, p99, failures }: Load) => ({
  'per second': Math.round(perSecond * 10) / 10,
  'p99 ms': Math.round(p99),
  failures,
});
const sum = (loads: Load[]) => loads.reduce((total, { failures }) => total + failures, 0);

async function load(options: autocannon.Options, duration: number): Promise<Load> {
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    ...options,
    connections,
    duration,
    timeout: 30,
  });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}

const newPerson = (number: number) => ({
  email: `bench-${process.pid}-${number}@agence.example`,
  password: 'Bonjour2026',
  firstName: 'Banc',
  lastName: 'Essai',
});

function posting(url: string, { path }: Pick<RouteSpec, 'path'>, body: () => object): autocannon.Options {
  return {
    url: url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }],
  };
}

/** The function alone, in a process of its own, beside two reads one after the other and beside its own. */
const profileBesideReads = () =>
  onFastTable(async (environment) => {
    const nothing = { task: 'fill', campaigns: 0, period: { from: parisDay(), to: parisDay() } };
    const { token }: Filled = await inOwnProcess('scripts/bench/campaigns-worker.ts', nothing, environment);
    const rows = [];
    for (const twoGets of [true, false]) {
      const task: ServedTask = { act: 'profile', token, connections, calls: 3_000, rounds, twoGets };
      const served: Served = await inOwnProcess('scripts/bench/served-worker.ts', task, environment);
      rows.push({ name: twoGets ? 'beside two Gets' : 'beside its own read', ...shownServed(served) });
    }
    return rows;
  });
