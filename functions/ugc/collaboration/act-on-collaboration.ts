import { actOnCollaboration } from '../../../shared/ugc/collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asBrand, readCollaboration, shownAlone } from './collaboration-view.ts';
import { move } from './move.ts';

export const handler = defineHandler(actOnCollaboration, async ({ actor, params: { id }, body }) => {
  const before = await readCollaboration(actor.workspaceId, id);
  return { collaboration: await shownAlone(await move({ side: 'brand', actor }, before, body), asBrand(actor)) };
});
