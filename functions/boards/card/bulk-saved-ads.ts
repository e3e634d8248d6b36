import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { bulkSavedAds } from './bulk.domain.ts';

export const handler = defineHandler(savedAds.bulkSavedAds, ({ actor, body }) => bulkSavedAds(actor, body));
