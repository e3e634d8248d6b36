import { getCollaborationContract } from '../../../shared/ugc/agreement.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { readAgreement } from './read-agreement.ts';

export const handler = defineHandler(getCollaborationContract, async ({ actor, params: { id } }) =>
  readAgreement(await readCollaboration(actor.workspaceId, id), 'brand'),
);
