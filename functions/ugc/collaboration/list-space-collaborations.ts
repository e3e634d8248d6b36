import { listSpaceCollaborations } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownCollaborations } from './own-collaboration.ts';
import { ownShown } from './own-shown.ts';

export const handler = defineHandler(listSpaceCollaborations, async ({ actor }) => ({
  items: await ownShown(await ownCollaborations(actor.creatorId)),
}));
