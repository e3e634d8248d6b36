import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeBoardOnce } from './make-board.ts';

export const handler = defineHandler(boards.createBoard, makeBoardOnce);
