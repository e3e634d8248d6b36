import { listSpaceCollaborations } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownShown } from './own-shown.ts';

export const handler = defineHandler(listSpaceCollaborations, async ({ actor }) => ({
  items: await ownShown(actor.creatorId),
}));
