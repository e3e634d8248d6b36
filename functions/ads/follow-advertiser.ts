import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { followAdvertiserOnce } from './watch/followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.followAdvertiser, ({ actor, body, caller }) =>
  followAdvertiserOnce(actor, body, caller),
);
