import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { followAdvertiserOnce } from './followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.followAdvertiser, ({ actor, body, caller }) =>
  followAdvertiserOnce(actor, body, caller),
);
