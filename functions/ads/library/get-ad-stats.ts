import * as ads from '../../../shared/ads/library.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { adStats } from './search.domain.ts';

export const handler = defineHandler(ads.getAdStats, ({ actor, query }) => adStats(actor, query));
