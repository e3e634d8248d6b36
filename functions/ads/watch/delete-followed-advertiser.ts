import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteFollowedAdvertiser } from './followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.deleteFollowedAdvertiser, ({ actor, params }) =>
  deleteFollowedAdvertiser(actor, params),
);
