import { expect } from 'vitest';
import type { ProspectImport } from '../../../../shared/prospects/imports.contract.ts';
import * as contract from '../../../../shared/prospects/imports.contract.ts';
import { queues } from '../../../../shared/workers.ts';
import { call } from '../../../platform/testing/call.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { Prospect, type ProspectItem, prospectShards } from '../../core/prospect.entity.ts';
import { handler } from '../run-prospect-import.worker.ts';

export const { waiting: waitingRuns, work, runAll: runImports } = queueRuns(queues.prospectImports, handler);

/** Asks for an import through the front door. */
export async function start(
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<ProspectImport> {
  const answer = await call(contract.importProspects, { token, headers, body: body as never });
  if (answer.status !== 202) expect.fail(JSON.stringify(answer.error));
  return answer.data.import;
}

export const readImport = async (token: string, id: string): Promise<ProspectImport> =>
  (await call(contract.getProspectImport, { token, params: { id } })).data.import;

/** Asks for an import and runs it to its end. */
export async function imported(token: string, body: object): Promise<ProspectImport> {
  const { id } = await start(token, body);
  await runImports();
  return readImport(token, id);
}

/** The prospects of a workspace, in the order of their names. */
export async function storedProspects(workspaceId: string): Promise<ProspectItem[]> {
  const pages = await Promise.all(
    prospectShards.map((shard) => Prospect.query.byId({ workspaceId, shard }).go({ pages: 'all', consistent: true })),
  );
  const nameOf = ({ lastName = '', firstName = '', company = '', email = '' }: ProspectItem) =>
    [lastName, firstName, company, email].join('\n');
  return pages.flatMap(({ data }) => data).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
