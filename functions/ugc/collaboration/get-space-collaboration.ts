import { getSpaceCollaboration } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asCreator, shownAlone } from './collaboration-view.ts';
import { readOwnCollaboration } from './own-collaboration.ts';

export const handler = defineHandler(getSpaceCollaboration, async ({ actor, params: { id } }) => ({
  collaboration: await shownAlone(await readOwnCollaboration(actor.creatorId, id), asCreator),
}));
