import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { importAds } from '../../shared/ads/imports.contract.ts';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { login, register } from '../../shared/auth/auth.contract.ts';
import { getHealth } from '../../shared/health/health.contract.ts';
import { mostRecords } from '../../shared/imports/import-run.ts';
import { importProspects } from '../../shared/prospects/imports.contract.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import { percentile, printTable } from './figures.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { untilIdle } from './until-idle.ts';

/** How long others are watched beside a file, how long it is followed, and how long all of this may take. */
const watchedMs = 10_000;
const longestMs = 30_000;
const longestOfAllMs = 450_000;
/** What nobody answers in this time counts as that long. */
const patienceMs = 60_000;
/** A small import is started this often meanwhile. */
const smallEveryMs = 2_500;

type Client = (method: string, path: string, body?: object) => Promise<{ data: never }>;
type Shown = { id: string; status: string; message: string | null; received: number; progress: number | null };
type Row = { name: string; [figure: string]: string };
type Watched = { health: number[]; search: number[]; small: number[] };

const paths = { ads: importAds.path, prospects: importProspects.path };
const runsOf = (word: HostileFile['word'], id: string) => `/api/${word}/imports/${id}`;

/** What others feel while someone imports the worst files that there are: answers, and small imports of their own. */
export async function benchHostileImports(): Promise<void> {
  const until = performance.now() + longestOfAllMs;
  const product = await startProduct();
  try {
    await untilIdle(product.url);
    const neighbour = await newClient(product.url);
    await watch(neighbour, () => false, 3_000);
    const usual = await watch(neighbour, () => false, watchedMs);
    const [health, search] = [percentile(usual.health, 0.99), percentile(usual.search, 0.99)];
    const rows: Row[] = [rowOf('nothing', usual, { health, search }, '')];
    for (const file of hostileFiles) {
      const left = until - performance.now();
      const followMs = file === hostileFiles.at(-1) ? left : Math.min(left, longestMs);
      const row = await measure(product.url, neighbour, file, { health, search }, Math.max(watchedMs, followMs)).catch(
        (error) => ({ name: file.name, end: `not measured: ${error}`.slice(0, longestEnd) }),
      );
      // Each as soon as it is known: all of them take minutes.
      console.log(Object.values(row).join(' | '));
      rows.push(row);
    }
    printTable(
      `Others beside imports of 50 MB (p99 of ${watchedMs / 1_000} s at most, and how many times the usual)`,
      rows,
    );
  } finally {
    await product.stop();
  }
}

async function measure(
  url: string,
  neighbour: Client,
  file: HostileFile,
  usual: { health: number; search: number },
  followMs: number,
): Promise<Row> {
  const client = await newClient(url);
  const id = await send(client, file);
  const began = performance.now();
  let shown: Shown | undefined;
  const isOver = () => shown !== undefined && shown.status !== 'queued' && shown.status !== 'running';
  const follow = async () => {
    while (!isOver() && performance.now() - began < followMs) {
      shown = (await client('GET', runsOf(file.word, id))).data['import' as never] as Shown;
      await setTimeout(100);
    }
    return (performance.now() - began) / 1_000;
  };
  const cancel = async () => {
    // It may be over by now.
    if (!isOver()) await client('POST', `${runsOf(file.word, id)}/cancel`, {}).catch(() => {});
  };
  const [seconds, watched] = await Promise.all([follow(), watch(neighbour, isOver, watchedMs)]).finally(cancel);
  const minutes = Math.ceil(seconds / doneOf(shown) / 60);
  const pace = Number.isFinite(minutes)
    ? `${minutes} minutes at most, at this pace`
    : 'not far enough to tell its pace';
  const told = isOver() ? (shown?.message ?? '') : pace;
  const said = `${shown?.status} after ${seconds.toFixed(0)} s, ${shown?.received} read: ${told}`;
  return rowOf(file.name, watched, usual, said.slice(0, longestEnd));
}

/** How much of what is read of a file is read, 0 to 1. */
const doneOf = (shown: Shown | undefined): number =>
  Math.max(shown?.progress ?? 0, (shown?.received ?? 0) / mostRecords);

const longestEnd = 110;

function rowOf(name: string, watched: Watched, usual: { health: number; search: number }, end: string): Row {
  const told = (values: number[], before: number) => {
    const p99 = percentile(values, 0.99);
    return `${p99.toFixed(0)} (× ${(p99 / before).toFixed(1)})`;
  };
  return {
    name,
    'health ms': told(watched.health, usual.health),
    'search ms': told(watched.search, usual.search),
    'small started within s': (Math.max(...watched.small) / 1_000).toFixed(1),
    end,
  };
}

/** Asks all the time, and imports a little now and then, until it is over or time is up. */
async function watch(client: Client, isOver: () => boolean, forMs: number): Promise<Watched> {
  const watched: Watched = { health: [], search: [], small: [] };
  const until = performance.now() + forMs;
  const isDone = () => isOver() || performance.now() > until;
  const asking = async (path: string, times: number[]) => {
    do {
      const asked = performance.now();
      await client('GET', path);
      times.push(performance.now() - asked);
      await setTimeout(20);
    } while (!isDone());
  };
  const importing = async () => {
    do {
      watched.small.push(await smallImport(client));
      await setTimeout(smallEveryMs);
    } while (!isDone());
  };
  await Promise.all([
    asking(getHealth.path, watched.health),
    asking(`${searchAds.path}?q=maison&limit=20`, watched.search),
    importing(),
  ]);
  return watched;
}

/** How long it takes until a small import has been taken up. */
async function smallImport(client: Client): Promise<number> {
  const began = performance.now();
  const items = [{ lastName: `Nom ${randomUUID()}` }];
  const { id } = (await client('POST', importProspects.path, { items })).data['import' as never] as Shown;
  for (;;) {
    const { status } = (await client('GET', runsOf('prospects', id))).data['import' as never] as Shown;
    const waited = performance.now() - began;
    if (status !== 'queued' || waited > patienceMs) return waited;
    await setTimeout(50);
  }
}

async function send(client: Client, { name, word, make }: HostileFile): Promise<string> {
  const bytes = make();
  const upload = { name, size: bytes.length, contentType: 'application/octet-stream' };
  const { uploadId, url, headers } = (await client('POST', `/api/${word}/uploads`, upload)).data as {
    uploadId: string;
    url: string;
    headers: Record<string, string>;
  };
  const sent = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!sent.ok) throw new Error(`it was not sent: ${sent.status}`);
  const source = word === 'ads' ? { source: 'import' } : {};
  return ((await client('POST', paths[word], { uploadId, ...source })).data['import' as never] as Shown).id;
}

async function newClient(url: string): Promise<Client> {
  const person = { password: 'Bonjour2026', firstName: 'Banc', lastName: 'Essai' };
  const email = `hostile-${randomUUID()}@agence.example`;
  await post(url, register, { ...person, email });
  const { data } = await post(url, login, { email, password: person.password });
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
    return answer;
  };
}
