import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { followOnce } from './follow.ts';

export const handler = defineHandler(adsWatch.followAdvertiser, followOnce);
