import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { removeCard } from './remove-card.ts';

export const handler = defineHandler(savedAds.deleteSavedAd, ({ actor, params }) => removeCard(actor, params.id));
