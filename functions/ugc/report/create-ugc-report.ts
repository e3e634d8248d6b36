import * as contract from '../../../shared/ugc/report.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { readCreator } from '../core/read-creator.ts';
import { fileReport } from './file-report.ts';
import { type Reported, reportedCampaign, reportedCreator, reportedMessage } from './reported.ts';

export const handler = defineHandler(contract.createUgcReport, async (call) => {
  const { actor, body } = call;
  const { workspaceId, userId } = actor;
  const reported = await reportedHere(workspaceId, body);
  return makeOnce(call, {
    make: (mark) => fileReport({ by: 'user', byId: userId, audited: actor }, reported, { text: body.text, mark }),
    replay: async (id) => ({ id }),
  });
});

/** What the workspace sees; a 404 for all else. */
async function reportedHere(
  workspaceId: string,
  { kind, id }: { kind: Reported['subject']['kind']; id: string },
): Promise<Reported> {
  if (kind === 'campaign') return reportedCampaign(await readCampaign(workspaceId, id));
  if (kind === 'creator') return reportedCreator(workspaceId, await readCreator(workspaceId, id));
  return reportedMessage(id, async (message) => {
    if (message.workspaceId !== workspaceId) throw new AppError('not_found');
    return readCollaboration(workspaceId, message.collaborationId);
  });
}
