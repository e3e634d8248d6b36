import { actInSpace } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asCreator, shownAlone } from './collaboration-view.ts';
import { move } from './move.ts';
import { readOwnCollaboration } from './own-collaboration.ts';

export const handler = defineHandler(actInSpace, async ({ actor, params: { id }, body }) => {
  const before = await readOwnCollaboration(actor.creatorId, id);
  return { collaboration: await shownAlone(await move({ side: 'creator', actor }, before, body), asCreator) };
});
