import { getSpaceTimeline } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { checkCursor } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { pageOfSteps } from './message-pages.ts';

export const handler = defineHandler(getSpaceTimeline, async ({ actor, ...call }) => {
  const page = pageOf({ ...call, actor: undefined }, actor.creatorId);
  await checkCursor(page);
  return pageOfSteps(await readOwnCollaboration(actor.creatorId, call.params.id), 'creator', page);
});
