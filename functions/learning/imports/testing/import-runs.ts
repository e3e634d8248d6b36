import { expect } from 'vitest';
import type { LearningImport } from '../../../../shared/learning/imports.contract.ts';
import * as contract from '../../../../shared/learning/imports.contract.ts';
import { queues } from '../../../../shared/learning/queues.ts';
import { call } from '../../../platform/testing/call.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { handler } from '../run-result-import.worker.ts';

export const { waiting: waitingRuns, work, runAll: runImports } = queueRuns(queues.resultImports, handler);

/** Asks for an import through the front door. */
export async function start(
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<LearningImport> {
  const answer = await call(contract.importResults, { token, headers, body: body as never });
  if (answer.status !== 202) expect.fail(JSON.stringify(answer.error));
  return answer.data.import;
}

export const readImport = async (token: string, id: string): Promise<LearningImport> =>
  (await call(contract.getResultImport, { token, params: { id } })).data.import;

/** Asks for an import and runs it to its end. */
export async function imported(token: string, body: object): Promise<LearningImport> {
  const { id } = await start(token, body);
  await runImports();
  return readImport(token, id);
}
