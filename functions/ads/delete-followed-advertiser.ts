import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteFollowedAdvertiser } from './watch/followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.deleteFollowedAdvertiser, ({ actor, params }) =>
  deleteFollowedAdvertiser(actor, params),
);
