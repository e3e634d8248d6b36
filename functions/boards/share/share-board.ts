import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shareBoard } from './share.domain.ts';

export const handler = defineHandler(boards.shareBoard, ({ actor, params, body, caller }) =>
  shareBoard(actor, { ...params, ...body }, caller),
);
