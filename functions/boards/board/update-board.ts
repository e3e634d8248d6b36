import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateBoard } from './board-edit.domain.ts';

export const handler = defineHandler(boards.updateBoard, ({ actor, params, body }) =>
  updateBoard(actor, { ...params, ...body }),
);
