import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import autocannon from 'autocannon';
import { localCredentials, localRegion, startDatabase } from '../local/database.ts';
import { demoAccounts } from '../local/demo-accounts.ts';
import { median, printTable } from './figures.ts';
import { fastFolder, startProduct } from './product.ts';

const connections = 50;
const rounds = 5;
const seconds = 6;

type Load = { perSecond: number; p99: number; failures: number };

/** Requests per second and p99 of sign-up, sign-in and profile, beside a bare document client that does two reads. */
export async function benchApi(): Promise<void> {
  const product = await startProduct();
  const database = await startDatabase('bench', fastFolder());
  try {
    const token = await signIn(product.url);
    const profile = { url: `${product.url}/api/auth/profile`, headers: { authorization: `Bearer ${token}` } };
    await load(profile, 3);
    const reads: Load[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await twoReads(database.endpoint));
      reads.push(await load(profile, seconds));
    }
    const login = await load(
      post(product.url, 'login', () => demoAccounts[0] ?? {}),
      15,
    );
    let number = 0;
    const register = await load(
      post(product.url, 'register', () => newPerson(number++)),
      15,
    );
    const perSecond = median(reads.map((read) => read.perSecond));
    const baseline = median(bare);
    printTable(`API at ${connections} connections (medians of ${rounds} rounds; sign-in and sign-up: one of 15 s)`, [
      { name: 'profile', ...shown({ perSecond, p99: median(reads.map((read) => read.p99)), failures: sum(reads) }) },
      { name: 'two reads, bare client', 'per second': Math.round(baseline) },
      { name: 'profile / bare', 'per second': (perSecond / baseline).toFixed(2) },
      { name: 'login', ...shown(login) },
      { name: 'register', ...shown(register) },
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

function post(url: string, act: string, body: () => object): autocannon.Options {
  const fields = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !/^(admin|company)$/.test(name)));
  const shape = act === 'login' ? ['email', 'password'] : ['email', 'password', 'firstName', 'lastName'];
  const text = () =>
    JSON.stringify(Object.fromEntries(Object.entries(fields(body())).filter(([name]) => shape.includes(name))));
  return {
    url: `${url}/api/auth/${act}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: text() }) }],
  };
}

async function signIn(url: string): Promise<string> {
  const [account] = demoAccounts;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  return (await response.json()).data.token;
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
