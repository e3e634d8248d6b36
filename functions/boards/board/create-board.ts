import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createBoard } from './board.domain.ts';

export const handler = defineHandler(boards.createBoard, ({ actor, body, caller }) => createBoard(actor, body, caller));
