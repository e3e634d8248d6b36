import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getBoard } from './board.domain.ts';

export const handler = defineHandler(boards.getBoard, ({ actor, params }) => getBoard(actor, params));
