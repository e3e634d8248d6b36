import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { getProfile, login } from '../../shared/auth/auth.contract.ts';
import { getHealth } from '../../shared/health/health.contract.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import { median, printTable } from './figures.ts';
import { untilIdle } from './until-idle.ts';

const rounds = 3;
const queries = [
  '',
  'q=livraison',
  'q=livraison+offerte&platform=instagram',
  'q=nouve&format=video&sort=newest',
  'q=peau&industry=beauty&active=true',
  'platform=facebook&sort=longest_running',
  'q=essai+gratuit&country=FR&sort=reach',
  'q=%22sans+engagement%22',
  'q=promo+-soldes&minDaysRunning=10',
  'q=livrason',
];

/** Searches a second through the whole product, on its demo library, and how soon that is there after the address. */
export async function benchLibrary(): Promise<void> {
  const started = performance.now();
  const product = await startProduct();
  try {
    const addressAt = performance.now();
    const health = async () => (await (await fetch(product.url + getHealth.path)).json()).data.demo;
    while ((await health()) !== 'ready') await setTimeout(200);
    const readySeconds = (performance.now() - addressAt) / 1000;
    await untilIdle(product.url);
    const { token } = (await post(product.url, login, demoSignIn)).data;
    const headers = { authorization: `Bearer ${token}` };
    const first = await (await fetch(`${product.url}${searchAds.path}`, { headers })).json();
    const searches = queries.map((query) => ({ method: 'GET' as const, path: `${searchAds.path}?${query}`, headers }));
    const load = (duration: number, requests: autocannon.Request[]) =>
      autocannon({ url: product.url, connections: 50, duration, requests, timeout: 30 });
    const profiles = [{ method: 'GET' as const, path: getProfile.path, headers }];
    await load(10, searches);
    const runs = [];
    const baseline = [];
    for (let round = 0; round < rounds; round++) {
      runs.push(await load(8, searches));
      baseline.push(await load(4, profiles));
    }
    const perSecond = (some: autocannon.Result[]) => median(some.map(({ requests }) => requests.average));
    printTable(`Library of ${first.data.total} ads, 50 connections (medians of ${rounds} rounds)`, [
      { name: 'address, s', value: ((addressAt - started) / 1000).toFixed(1) },
      { name: 'library ready after the address, s', value: readySeconds.toFixed(1) },
      { name: 'searches per second', value: Math.round(perSecond(runs)) },
      { name: 'searches for one profile read', value: (perSecond(runs) / perSecond(baseline)).toFixed(2) },
      { name: 'p50 ms', value: median(runs.map(({ latency }) => latency.p50)) },
      { name: 'p99 ms', value: median(runs.map(({ latency }) => latency.p99)) },
      {
        name: 'failures',
        value: runs.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0),
      },
    ]);
  } finally {
    await product.stop();
  }
}
