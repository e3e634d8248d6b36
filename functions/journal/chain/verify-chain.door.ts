import { isWhole, noHash } from '../../../shared/rules/audit/chain.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { AuditBlock, type AuditBlockItem, blockKeyOf, blockOf } from './audit-block.entity.ts';
import { AuditChain, listedChain } from './audit-chain.entity.ts';
import { sweptMs } from './seal-forgotten.ts';
import { hashOfLine, isLineKept, sha256, timeOfLine } from './sealed-line.ts';
import { unsealedOf } from './unsealed-of.ts';
import { type Walked, walkChain } from './walk-chain.ts';

export type Head = { n: number; hash: string };

export type Verification = {
  ok: boolean;
  /** Lines that were worked out again. */
  checked: number;
  /** Ids, a hundred of each at most. */
  altered: string[];
  missing: string[];
  unknown: string[];
  /** The first block that is not what it was. */
  brokenAt: number | null;
  /** Lines that are about to be sealed. */
  pending: number;
  head: Head | null;
  /** Where the next call goes on, when this one's time was up. */
  nextBlock: number | null;
};

type Asked = {
  from?: number | undefined;
  until?: number;
  now?: Date;
  known?: readonly Head[];
  /** What was found of the blocks before `from`. */
  before?: Found | undefined;
};

const mostNamed = 100;
/** Lines are then read by their keys alone. */
const behindAll = '~';

/**
 * Works a chain out again from the words of its lines. `known` are heads that it had: at its last verification, at an anchor. A chain that was
 * cut or written anew does not lead to them.
 */
export async function verifyChain(chainId: string, asked: Asked = {}): Promise<Verification> {
  const { from = 1, until = Number.POSITIVE_INFINITY, now = new Date(), known = [], before } = asked;
  const checks = new Checks(known, now.getTime(), before);
  let previous = await headBefore(chainId, from);
  const walk = walkChain(chainId, from, previous?.upToId ?? behindAll);
  for (;;) {
    const step = await walk.next();
    if (step.done) {
      checks.end(previous, from);
      // The sealer may have taken some since its blocks were read.
      checks.addRest(step.value.length > 0 ? (await unsealedOf(chainId, step.value)).left : []);
      return checks.told(previous, null);
    }
    const { block } = step.value;
    checks.addBlock(step.value, previous);
    previous = block;
    if (Date.now() < until) continue;
    // Whoever goes on begins behind them.
    const passed = step.value.passed();
    if (passed.length > 0) checks.addRest((await unsealedOf(chainId, passed)).left);
    return checks.told(previous, block.n + 1);
  }
}

type Before = Pick<AuditBlockItem, 'n' | 'hash' | 'upToId'>;

async function headBefore(chainId: string, n: number): Promise<Before | undefined> {
  if (n === 1) return { n: 0, hash: noHash, upToId: '' };
  const { data } = await AuditBlock.get({ chainId, blockKey: blockKeyOf(n - 1) }).go({ consistent: true });
  return data ?? undefined;
}

/** Of a part of a chain: as much of it as counts for the whole. */
export type Found = Pick<Verification, 'checked' | 'altered' | 'missing' | 'unknown' | 'brokenAt'>;

class Checks {
  private readonly known = new Map<number, Set<string>>();
  private readonly lastKnown: number;
  private readonly now: number;
  private checked = 0;
  private pending = 0;
  private brokenAt: number | null = null;
  private readonly altered: string[] = [];
  private readonly missing: string[] = [];
  private readonly unknown: string[] = [];

  constructor(known: readonly Head[], now: number, before: Found | undefined) {
    for (const { n, hash } of known) this.known.set(n, (this.known.get(n) ?? new Set()).add(hash));
    this.lastKnown = Math.max(0, ...this.known.keys());
    this.now = now;
    if (!before) return;
    this.checked = before.checked;
    this.brokenAt = before.brokenAt;
    this.altered.push(...before.altered);
    this.missing.push(...before.missing);
    this.unknown.push(...before.unknown);
  }

  addBlock({ block, lines }: Walked, previous: Before | undefined): void {
    const hashes = lines.map(({ hash }) => hash);
    if (previous && block.n !== previous.n + 1) this.breakAt(previous.n + 1);
    if (!isWhole(blockOf(block), previous, hashes, sha256)) this.breakAt(block.n);
    for (const hash of this.known.get(block.n) ?? []) if (hash !== block.hash) this.breakAt(block.n);
    this.addLines(block.n, lines);
  }

  private addLines(n: number, lines: Walked['lines']): void {
    for (const { id, hash, line } of lines) {
      if (line) this.checked++;
      if (line ? hashOfLine(line) === hash : !isLineKept(id, this.now)) continue;
      name(line ? this.altered : this.missing, id);
      this.breakAt(n);
    }
  }

  /** After the last block there is: none may be missing behind it. */
  end(last: Before | undefined, from: number): void {
    const n = last?.n ?? from - 1;
    if (this.lastKnown > n) this.breakAt(n + 1);
  }

  addRest(lines: readonly AuditLineItem[]): void {
    for (const { activityId } of lines)
      if (this.now - (timeOfLine(activityId) ?? 0) <= sweptMs) this.pending++;
      else name(this.unknown, activityId);
  }

  told(last: Before | undefined, nextBlock: number | null): Verification {
    const { checked, altered, missing, unknown, brokenAt, pending } = this;
    return {
      ok: brokenAt === null && unknown.length === 0,
      checked,
      altered,
      missing,
      unknown,
      brokenAt,
      pending,
      head: last && last.n > 0 ? { n: last.n, hash: last.hash } : null,
      nextBlock,
    };
  }

  private breakAt(n: number): void {
    this.brokenAt = Math.min(this.brokenAt ?? n, n);
  }
}

function name(ids: string[], id: string): void {
  if (ids.length < mostNamed) ids.push(id);
}

/** The heads that a chain is known to have had: at its last verification, and at each of its anchors. */
export async function knownHeads(chainId: string): Promise<Head[]> {
  const [{ data }, { anchorsOf }] = await Promise.all([
    AuditChain.get({ chainId }).go({ consistent: true }),
    import('./anchors-of.ts'),
  ]);
  const anchored = await anchorsOf(chainId);
  return data?.headHash && data.n ? [{ n: data.n, hash: data.headHash }, ...anchored] : anchored;
}

/** Notes what a whole verification found, and answers what the one before did; a head that was known stays so when the chain does not lead to it. */
export async function noteVerification(chainId: string, found: Verification, at: Date): Promise<{ wasOk: boolean }> {
  const { data: was } = await AuditChain.get({ chainId }).go({ consistent: true });
  const head = found.ok || !was?.headHash ? found.head : { n: was.n ?? 0, hash: was.headHash };
  await AuditChain.put({
    ...listedChain(chainId, at.toISOString()),
    verifiedAt: at.toISOString(),
    ok: found.ok,
    brokenPart: found.ok ? undefined : 'all',
    brokenAt: found.brokenAt ?? undefined,
    n: head?.n ?? 0,
    headHash: head?.hash ?? noHash,
    lines: found.checked,
  }).go();
  return { wasOk: was?.ok ?? true };
}
