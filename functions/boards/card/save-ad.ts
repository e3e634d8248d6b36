import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { putOnBoardOnce } from './put-on-board.ts';

export const handler = defineHandler(savedAds.saveAd, putOnBoardOnce);
