import { setTimeout } from 'node:timers/promises';
import { AuditBlock, blockOf, linesOf } from '../../functions/journal/chain/audit-block.entity.ts';
import { sealLines } from '../../functions/journal/chain/seal-lines.ts';
import { sha256 } from '../../functions/journal/chain/sealed-line.ts';
import { AuditLine } from '../../functions/platform/db/audit-line.entity.ts';
import { putAll } from '../../functions/platform/db/put-all.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { isWhole } from '../../shared/rules/audit/chain.ts';
import { percentile } from './figures.ts';
import { syntheticLine } from './synthetic-log.ts';

export type SealingFigures = {
  /** Of lines at a pace, sealed every so often as the stream hands them over; lags in ms. */
  load: { lines: number; blocks: number; p50: number; p99: number; most: number };
  /** Fifty sealers of one chain at once. */
  crowd: { sealers: number; lines: number; sealed: number; blocks: number; whole: boolean };
};
export type SealingTask = { perSecond: number; seconds: number };

/** What the stream waits for before it hands lines over (`batchWindowSeconds`), and how many it hands over at once. */
const windowMs = 10_000;
const mostABatch = 500;
const tickMs = 200;

async function load({ perSecond, seconds }: SealingTask): Promise<SealingFigures['load']> {
  const chainId = newId('wks');
  const waiting: { line: ReturnType<typeof syntheticLine>; at: number }[] = [];
  const lags: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let number = 0;
  let isWriting = true;
  const sealing = (async () => {
    while (isWriting || waiting.length > 0) {
      const last = Date.now();
      while (isWriting && waiting.length < mostABatch && Date.now() - last < windowMs) await setTimeout(50);
      const some = waiting.splice(0, mostABatch);
      if (some.length === 0) continue;
      await sealLines(
        chainId,
        some.map(({ line }) => line),
        new Date(),
      );
      for (const { at } of some) lags.push(performance.now() - at);
    }
  })();
  while (performance.now() < end) {
    const begun = performance.now();
    const lines = Array.from({ length: (perSecond * tickMs) / 1_000 }, () =>
      syntheticLine(chainId, new Date(), number++),
    );
    await putAll(lines, (line) => AuditLine.put(line));
    waiting.push(...lines.map((line) => ({ line, at: performance.now() })));
    await setTimeout(Math.max(0, tickMs - (performance.now() - begun)));
  }
  isWriting = false;
  await sealing;
  const { data } = await AuditBlock.query.byChain({ chainId }).go({ pages: 'all' });
  return {
    ...{ lines: number, blocks: data.length, p50: percentile(lags, 0.5), p99: percentile(lags, 0.99) },
    most: Math.max(...lags),
  };
}

async function crowd(): Promise<SealingFigures['crowd']> {
  const chainId = newId('wks');
  const sealers = 50;
  const lines = Array.from({ length: 500 }, (_, at) => syntheticLine(chainId, new Date(), at));
  await putAll(lines, (line) => AuditLine.put(line));
  // Each line comes to five of them.
  const shares = Array.from({ length: sealers }, (_, at) => [...lines, ...lines].slice(at * 10, at * 10 + 50));
  await Promise.all(shares.map((some) => sealLines(chainId, some, new Date())));
  const { data } = await AuditBlock.query.byChain({ chainId }).go({ pages: 'all', consistent: true });
  const ids = data.flatMap((block) => linesOf(block).map(({ id }) => id));
  const whole = data.every((block, at) =>
    isWhole(
      blockOf(block),
      data[at - 1] ?? { n: 0, hash: '0'.repeat(64) },
      linesOf(block).map(({ hash }) => hash),
      sha256,
    ),
  );
  const once = new Set(ids).size === ids.length;
  return { sealers, lines: lines.length, sealed: new Set(ids).size, blocks: data.length, whole: whole && once };
}

const task: SealingTask = JSON.parse(process.argv[2] ?? '');
const measured: SealingFigures = { crowd: await crowd(), load: await load(task) };
console.log(JSON.stringify(measured));
process.exit(0);
