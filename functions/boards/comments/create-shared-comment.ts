import * as comments from '../../../shared/boards/comments.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { openSharedCard } from './open-shared-card.ts';
import { receiveOnce } from './receive-comment.ts';

/** What an office at work may say of a board behind one address, and what all visitors of a link may. */
const perNetwork: Limit = { name: 'shared-comment-network', max: 30, windowSeconds: 600 };
const perShare: Limit = { name: 'shared-comment-share', max: 100, windowSeconds: 3_600 };

/** Takes what a visitor says, so often. */
export const handler = defineHandler(comments.createSharedComment, async (call) => {
  await countOrRefuse(perNetwork, networkOf(call.caller.ip));
  const { share } = await openSharedCard(call.params);
  await countOrRefuse(perShare, share.shareId);
  return receiveOnce(call);
});
