import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shareOnce } from './open-share.ts';

export const handler = defineHandler(boards.shareBoard, shareOnce);
