import { getSpaceContract } from '../../../shared/ugc/agreement.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { readAgreement } from './read-agreement.ts';

export const handler = defineHandler(getSpaceContract, async ({ actor, params: { id } }) =>
  readAgreement(await readOwnCollaboration(actor.creatorId, id), 'creator'),
);
