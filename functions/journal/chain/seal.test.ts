import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { isWhole, nextBlock, noHash } from '../../../shared/rules/audit/chain.ts';
import { streams } from '../../../shared/workers.ts';
import { handler as followWrites } from '../../events/follow-writes.stream.ts';
import { AuditLine, type AuditLineItem, audit } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { putAll } from '../../platform/db/put-all.ts';
import { write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { watchPassPoints } from '../../platform/worker/pass-point.ts';
import { AuditBlock, type AuditBlockItem, blockItem, blockOf, linesOf } from './audit-block.entity.ts';
import { sealForgotten } from './seal-forgotten.ts';
import { sealLines } from './seal-lines.ts';
import { hashOfLine, sha256 } from './sealed-line.ts';
import { walkChain } from './walk-chain.ts';

const newChain = () => newId('wks');

function lineOf(workspaceId: string, at = new Date()): AuditLineItem {
  const activityId = newId('act', at);
  const ttl = Math.floor(at.getTime() / 1000) + 1_000_000;
  return {
    workspaceId,
    activityId,
    actorId: 'usr_1',
    type: 'board.created',
    entityId: 'brd_1',
    at: at.toISOString(),
    ttl,
  };
}

async function linesIn(workspaceId: string, count: number, at = Date.now()): Promise<AuditLineItem[]> {
  const lines = Array.from({ length: count }, (_, index) => lineOf(workspaceId, new Date(at + index)));
  await putAll(lines, (line) => AuditLine.put(line));
  return lines;
}

const blocksOf = async (chainId: string) =>
  (await AuditBlock.query.byChain({ chainId }).go({ pages: 'all', consistent: true })).data;

/** Every line in exactly one block, and a chain without fork or gap. */
async function expectSealed(chainId: string, lines: readonly AuditLineItem[]) {
  const blocks = await blocksOf(chainId);
  expect(blocks.map(({ n }) => n)).toEqual(blocks.map((_, at) => at + 1));
  for (const [at, block] of blocks.entries()) {
    const hashes = linesOf(block).map(({ hash }) => hash);
    const before = at === 0 ? { n: 0, hash: noHash } : blocks[at - 1];
    expect(isWhole(blockOf(block), before, hashes, sha256)).toBe(true);
  }
  const sealed = blocks.flatMap(linesOf);
  expect(sealed.map(({ id }) => id).sort()).toEqual(lines.map(({ activityId }) => activityId).sort());
  const hashes = new Map(lines.map((line) => [line.activityId, hashOfLine(line)]));
  for (const { id, hash } of sealed) expect(hash).toBe(hashes.get(id));
  return blocks;
}

let number = 0;
const recordOf = (
  line: AuditLineItem,
  { writtenAt = Date.now(), before }: { writtenAt?: number; before?: AuditLineItem } = {},
) => {
  const image = (one: AuditLineItem) =>
    marshall(AuditLine.put(one).params<{ Item: object }>().Item, { removeUndefinedValues: true });
  return {
    dynamodb: {
      SequenceNumber: String(++number),
      ApproximateCreationDateTime: Math.floor(writtenAt / 1000),
      NewImage: image(line),
      ...(before && { OldImage: image(before) }),
    },
  };
};
const follow = (records: object[]) =>
  runFunction(streams.followWrites, { Records: records } as unknown as DynamoDBStreamEvent, followWrites);

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  watchPassPoints(() => {});
});

describe('the sealer', () => {
  it('puts what the stream brings into a block for each chain, by two calls and one to list a new chain, and an act waits for none of it', async () => {
    const owner = await signedInUser();
    const { workspaceId } = owner.user;
    await write([audit({ ...owner.user, ip: '192.0.2.7' }, { type: 'board.created', entityId: 'brd_1' })]);
    const { data: own } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
    expect(await blocksOf(workspaceId)).toEqual([]);
    const other = newChain();
    const lines = await linesIn(other, 60);
    const calls = vi.spyOn(documentClient, 'send');
    expect(await follow([...own, ...lines].map((line) => recordOf(line)))).toEqual({ batchItemFailures: [] });
    expect(calls).toHaveBeenCalledTimes(6);
    expect(await expectSealed(workspaceId, own)).toHaveLength(1);
    expect(await expectSealed(other, lines)).toHaveLength(1);
  });

  it('seals each line once, whatever comes twice, late or in another order', async () => {
    const chain = newChain();
    const lines = await linesIn(chain, 12);
    const records = lines.map((line) => recordOf(line));
    const batches = [records.slice(6, 9), records.slice(0, 3), records.slice(2, 8), records.slice(9), records];
    for (const batch of batches) expect(await follow([...batch].reverse())).toEqual({ batchItemFailures: [] });
    const blocks = await expectSealed(chain, lines);
    expect(blocks.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    await sealLines(chain, lines, new Date());
    expect(await blocksOf(chain)).toEqual(blocks);
  });

  it('finds a late line in a long chain, and one that is sealed far back', async () => {
    const chain = newChain();
    const lines = await linesIn(chain, 70);
    const [late, ...others] = lines;
    for (const line of others) await sealLines(chain, [line], new Date());
    if (!late || !others[0]) throw new Error('lines');
    expect(await sealLines(chain, [late, others[0]], new Date())).toBe(1);
    expect((await expectSealed(chain, lines)).at(-1)).toMatchObject({
      n: 70,
      count: 1,
      upToId: lines.at(-1)?.activityId,
    });
  });

  it('a walk finds a line that was written and sealed since it passed there', async () => {
    const chainId = newChain();
    // Of two pages of blocks, which are read before the late one is there.
    const lines = await linesIn(chainId, 402);
    const blocks: AuditBlockItem[] = [];
    for (const line of lines) {
      const hashed = [{ id: line.activityId, hash: hashOfLine(line) }];
      const block = nextBlock(chainId, blocks.at(-1), [hashOfLine(line)], new Date().toISOString(), sha256);
      blocks.push(blockItem(block, hashed, blocks.at(-1)));
    }
    await putAll(blocks, (block) => AuditBlock.put(block));
    const met: boolean[] = [];
    for await (const walked of walkChain(chainId)) {
      met.push(...walked.lines.map(({ line }) => line !== undefined));
      if (met.length === 200) {
        const [late] = await linesIn(chainId, 1, Date.now() - 60_000);
        await sealLines(chainId, late ? [late] : [], new Date());
      }
    }
    expect(met).toEqual(Array.from({ length: 403 }, () => true));
  });

  it('writes one block for fifty lines or more under load, of a thousand at most', async () => {
    const chain = newChain();
    const lines = await linesIn(chain, 2_100);
    await sealLines(chain, lines, new Date());
    expect((await expectSealed(chain, lines)).map(({ count }) => count)).toEqual([1_000, 1_000, 100]);
  });

  it('makes no fork and no gap when fifty work on one chain at once', async () => {
    for (let round = 0; round < 3; round++) {
      const chain = newChain();
      const lines = await linesIn(chain, 150);
      const sealers = Array.from({ length: 50 }, (_, at) => lines.slice(at * 2, at * 2 + 50));
      await Promise.all(sealers.map((some) => sealLines(chain, some, new Date())));
      await expectSealed(chain, lines.slice(0, 148));
    }
  }, 60_000);

  it.each(['lines-unsealed', 'block-sealed'] as const)(
    'that dies at %s is followed by one that goes on',
    async (point) => {
      const chain = newChain();
      const lines = await linesIn(chain, 3);
      const records = lines.map((line) => recordOf(line));
      watchPassPoints((passed) => {
        if (passed === point) throw new Error('killed');
      });
      expect(await follow(records)).toEqual({
        batchItemFailures: [{ itemIdentifier: records[0]?.dynamodb.SequenceNumber }],
      });
      watchPassPoints(() => {});
      expect(await follow(records)).toEqual({ batchItemFailures: [] });
      expect(await expectSealed(chain, lines)).toHaveLength(1);
    },
  );

  it('keeps the others going when one chain fails', async () => {
    const [bad, good] = [newChain(), newChain()];
    const [badLines, goodLines] = [await linesIn(bad, 2), await linesIn(good, 2)];
    const send = documentClient.send.bind(documentClient);
    vi.spyOn(documentClient, 'send').mockImplementation((async (command: Parameters<typeof send>[0]) => {
      if (JSON.stringify(command.input).includes(bad)) throw new Error('down');
      return send(command);
    }) as never);
    const records = [goodLines[0], badLines[0], goodLines[1], badLines[1]].flatMap((line) =>
      line ? [recordOf(line)] : [],
    );
    expect(await follow(records)).toEqual({
      batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb.SequenceNumber }],
    });
    vi.restoreAllMocks();
    await expectSealed(good, goodLines);
  });

  it('seals what is a day behind, and nothing that was written into another time or changed', async () => {
    const chain = newChain();
    const dayAgo = Date.now() - 23 * hourMs;
    const lines = await linesIn(chain, 4, dayAgo);
    const [behind, forged, changed, odd] = lines;
    if (!behind || !forged || !changed || !odd) throw new Error('lines');
    const records = [
      recordOf(behind, { writtenAt: dayAgo + 1000 }),
      recordOf(forged),
      recordOf({ ...changed, actorId: 'usr_2' }, { writtenAt: dayAgo, before: changed }),
      recordOf({ ...odd, activityId: 'act_x' }),
    ];
    expect(await follow(records)).toEqual({ batchItemFailures: [] });
    await expectSealed(chain, [behind]);
    expect(log.error).toHaveBeenCalledTimes(3);
  });
});

describe('each hour', () => {
  it('what the stream gave up is sealed, and nothing that is too new or too old', async () => {
    const owner = await signedInUser();
    const { workspaceId } = owner.user;
    const now = Date.now() + 10 * 60_000;
    await linesIn(workspaceId, 2, now - 60_000);
    await linesIn(workspaceId, 2, now - 4 * hourMs);
    const lost = await linesIn(workspaceId, 3, now - hourMs);
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
    const own = data.filter(({ type }) => type !== 'board.created');
    // Of this chain alone: the hour goes through those of all other tests.
    await sealForgotten(workspaceId, new Date(now));
    await sealForgotten(workspaceId, new Date(now));
    await expectSealed(workspaceId, [...own, ...lost]);
  });
});
