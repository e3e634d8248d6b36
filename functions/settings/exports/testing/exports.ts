import { createHash } from 'node:crypto';
import { bucketName } from '../../../../scripts/local/file-store.ts';
import * as contract from '../../../../shared/settings/exports.contract.ts';
import type { ExportScope } from '../../../../shared/settings/exports.rules.ts';
import { queues } from '../../../../shared/workers.ts';
import { readFile } from '../../../platform/clients/files.ts';
import { call } from '../../../platform/testing/call.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { handler } from '../run-export.worker.ts';
import { filesIn } from './files-in.ts';

export const {
  runAll: runExports,
  work: workOnExport,
  waiting: waitingExports,
} = queueRuns(queues.dataExports, handler);

export const ask = (token: string, scope: ExportScope = 'workspace') =>
  call(contract.createExport, { token, body: { scope } });

export const list = async (token: string) => (await call(contract.listExports, { token })).data.items;

type Manifest = { counts: Record<string, number>; files: { path: string; bytes: number; sha256: string }[] };

/** What stands in the archive that a link leads to, checked against its manifest. */
export async function archiveOf(item: contract.DataExport | undefined) {
  const key = decodeURIComponent(new URL(item?.url ?? '').pathname.split(`/${bucketName}/`)[1] ?? '');
  const zip = await readFile(key);
  if (!zip) throw new Error(`Nothing is at ${key}`);
  const files = await filesIn(zip);
  const manifest: Manifest = JSON.parse(String(files.get('manifest.json')));
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = files.get(path);
    const sum = file && createHash('sha256').update(file).digest('hex');
    if (file?.length !== bytes || sum !== sha256) throw new Error(`${path} is not what the manifest says`);
  }
  return { files, manifest, size: zip.length };
}

/** The things of one of its files. */
export const linesOf = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  String(files.get(`${name}.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
