import * as contract from '../../../shared/ugc/report.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { byCreator } from '../../platform/db/audit-line.entity.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { readOpenCampaign, readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { fileReport } from './file-report.ts';
import { type Reported, reportedCampaign, reportedMessage } from './reported.ts';

export const handler = defineHandler(contract.createSpaceReport, async (call) => {
  const { actor, body } = call;
  const { creatorId } = actor;
  const reported = await reportedHere(actor, body);
  return makeOnce(call, {
    make: (mark) =>
      fileReport({ by: 'creator', byId: creatorId, audited: byCreator(actor) }, reported, { text: body.text, mark }),
    replay: async (id) => ({ id }),
  });
});

/** What they may read; a 404 for all else, and for creators: none of them sees another. */
async function reportedHere(
  actor: CreatorActor,
  { kind, id }: { kind: Reported['subject']['kind']; id: string },
): Promise<Reported> {
  if (kind === 'campaign') return reportedCampaign((await readOpenCampaign(actor, id)).campaign);
  if (kind === 'creator') throw new AppError('not_found');
  return reportedMessage(id, ({ collaborationId }) => readOwnCollaboration(actor.creatorId, collaborationId));
}
