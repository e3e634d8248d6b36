import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listSavedAds } from './saved-ad-list.domain.ts';

export const handler = defineHandler(savedAds.listSavedAds, ({ actor, query }) => listSavedAds(actor, query));
