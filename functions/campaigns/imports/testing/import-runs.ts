import { expect } from 'vitest';
import type { CampaignImport } from '../../../../shared/campaigns/imports.contract.ts';
import * as contract from '../../../../shared/campaigns/imports.contract.ts';
import { queues } from '../../../../shared/campaigns/queues.ts';
import { call } from '../../../platform/testing/call.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { handler } from '../run-campaign-import.worker.ts';

export const { waiting: waitingRuns, work, runAll: runImports } = queueRuns(queues.campaignImports, handler);

/** Asks for an import through the front door. */
export async function start(
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<CampaignImport> {
  const answer = await call(contract.importCampaigns, { token, headers, body: body as never });
  if (answer.status !== 202) expect.fail(JSON.stringify(answer.error));
  return answer.data.import;
}

export const readImport = async (token: string, id: string): Promise<CampaignImport> =>
  (await call(contract.getCampaignImport, { token, params: { id } })).data.import;

/** Asks for an import and runs it to its end. */
export async function imported(token: string, body: object): Promise<CampaignImport> {
  const { id } = await start(token, body);
  await runImports();
  return readImport(token, id);
}

/** A file as a person sends it. */
export const fileOf = (text: string, encoding: BufferEncoding = 'utf8') => ({
  file: Buffer.from(text, encoding).toString('base64'),
});
