// Checks an export of the activity log with Node alone: node docs/check-audit-export.mjs export.ndjson
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const canonical = (value) => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};
const hashOf = ({
  kind,
  hash,
  id,
  at,
  chain,
  actorKind,
  actorId,
  impersonatorId,
  type,
  entityId,
  changed,
  values,
  ip,
}) =>
  kind === 'expired'
    ? hash
    : sha256(canonical({ id, at, chain, actorKind, actorId, impersonatorId, type, entityId, changed, values, ip }));

const faults = [];
const blocks = [];
for (const text of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const row = JSON.parse(text);
  if (row.kind === 'block') {
    blocks.push({ ...row, lines: [] });
    continue;
  }
  const worked = hashOf(row);
  blocks.at(-1).lines.push(worked);
  if (worked !== row.hash) faults.push(`line ${row.id} was altered`);
}
for (const [at, { chain, n, prevHash, count, linesHash, sealedAt, hash, lines }] of blocks.entries()) {
  const before = blocks[at - 1] ?? (n === 1 ? { chain, n: 0, hash: '0'.repeat(64) } : undefined);
  if (before && (before.chain !== chain || before.n + 1 !== n || before.hash !== prevHash))
    faults.push(`block ${n} does not follow the one before it`);
  if (count !== lines.length || linesHash !== sha256(lines.join('\n'))) faults.push(`block ${n} is not of its lines`);
  if (hash !== sha256([chain, n, prevHash, linesHash, sealedAt].join('\n'))) faults.push(`block ${n} was altered`);
}
for (const fault of faults) console.error(fault);
console.log(`${blocks.length} blocks, head ${blocks.at(-1)?.hash}: ${faults.length === 0 ? 'whole' : 'BROKEN'}`);
process.exitCode = faults.length === 0 ? 0 : 1;
