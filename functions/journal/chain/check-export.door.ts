import { exportProblem } from '../../../shared/admin/activity.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Differences, differences } from '../../../shared/rules/audit/chain.ts';
import { NoExport, type ReadBlock, readExport } from '../../../shared/rules/audit/read-export.ts';
import { invalidField } from '../../platform/app-error.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { AuditBlock, type AuditBlockItem, blockKeyOf, linesOf } from './audit-block.entity.ts';
import { sha256 } from './sealed-line.ts';

const mostNamed = 100;

/** Works an export out again, and compares it with the blocks that we hold. */
export async function checkExport(ndjson: string) {
  const read = readRows(ndjson);
  const chain = read[0]?.block.chain ?? '';
  const compared: Compared[] = [];
  for (const some of chunks(read, mostTogether)) {
    const held = await heldBlocks(chain, some);
    compared.push(...some.map((one, at) => compare(one, held[at] ?? null)));
  }
  const named = (what: 'altered' | 'missing' | 'unknown') =>
    [...new Set(compared.flatMap((one) => one[what]))].slice(0, mostNamed);
  const broken = compared.filter(({ fits }) => !fits).map(({ n }) => n);
  return {
    chain,
    ok: broken.length === 0,
    checked: read.reduce((sum, { lines }) => sum + lines.length, 0),
    altered: named('altered'),
    missing: named('missing'),
    unknown: named('unknown'),
    brokenAt: broken.length > 0 ? broken.reduce((least, n) => Math.min(least, n)) : null,
  };
}

type Compared = Differences & { n: number; fits: boolean };

function compare({ block, lines, altered, whole }: ReadBlock, held: AuditBlockItem | null): Compared {
  const told = differences(held ? linesOf(held) : [], lines);
  const fits = whole && altered.length === 0 && held?.hash === block.hash;
  return { ...told, altered: [...altered, ...told.altered], n: block.n, fits };
}

function readRows(ndjson: string): ReadBlock[] {
  try {
    return readExport(ndjson, sha256);
  } catch (error) {
    if (error instanceof NoExport) throw invalidField('ndjson', exportProblem(error.message));
    throw error;
  }
}

async function heldBlocks(chainId: string, read: readonly ReadBlock[]): Promise<(AuditBlockItem | null)[]> {
  const items = await readTogether(
    read.map(({ block: { n } }) => AuditBlock.get({ chainId, blockKey: blockKeyOf(n) })),
  );
  return items.map((Item) => AuditBlock.parse({ Item }).data);
}
