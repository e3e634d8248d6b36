import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import autocannon from 'autocannon';
import { getProfile, login, register } from '../../shared/auth/auth.contract.ts';
import type { RouteSpec } from '../../shared/kernel/route.ts';
import { localCredentials, localRegion, startDatabase } from '../local/database.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import { median, printTable } from './figures.ts';

const connections = 50;
const rounds = 5;
const seconds = 6;

type Load = { perSecond: number; p99: number; failures: number };

/** Requests per second and p99 of sign-up, sign-in and profile, beside a bare document client that does two reads. */
export async function benchApi(): Promise<void> {
  const product = await startProduct();
  const database = await startDatabase('bench', fastFolder());
  try {
    const { token } = (await post(product.url, login, demoSignIn)).data;
    const profile = { url: product.url + getProfile.path, headers: { authorization: `Bearer ${token}` } };
    await load(profile, 3);
    const reads: Load[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await twoReads(database.endpoint));
      reads.push(await load(profile, seconds));
    }
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
    const baseline = median(bare);
    printTable(`API at ${connections} connections (medians of ${rounds} rounds; sign-in and sign-up: one of 15 s)`, [
      { name: 'profile', ...shown({ perSecond, p99: median(reads.map((read) => read.p99)), failures: sum(reads) }) },
      { name: 'two reads, bare client', 'per second': Math.round(baseline) },
      { name: 'profile / bare', 'per second': (perSecond / baseline).toFixed(2) },
      { name: 'login', ...shown(signIns) },
      { name: 'register', ...shown(signUps) },
    ]);
  } finally {
    await Promise.all([product.stop(), database.stop()]);
  }
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

/** How often a second fifty loops of the bare document client read two items one after the other. */
async function twoReads(endpoint: string): Promise<number> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: localRegion,
      credentials: localCredentials,
      requestHandler: { httpAgent: { maxSockets: 100 } },
    }),
  );
  const read = (sk: string) =>
    client.send(new GetCommand({ TableName: 'bench', Key: { pk: 'p', sk }, ConsistentRead: true }));
  const end = performance.now() + seconds * 1000;
  let pairs = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await read('a');
        await read('b');
        pairs++;
      }
    }),
  );
  client.destroy();
  return pairs / seconds;
}
