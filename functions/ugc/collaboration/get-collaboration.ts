import { getCollaboration } from '../../../shared/ugc/collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asBrand, readCollaboration, shownAlone } from './collaboration-view.ts';

export const handler = defineHandler(getCollaboration, async ({ actor, params: { id } }) => ({
  collaboration: await shownAlone(await readCollaboration(actor.workspaceId, id), asBrand(actor)),
}));
