import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteBoard } from './board-removal.domain.ts';

export const handler = defineHandler(boards.deleteBoard, ({ actor, params }) => deleteBoard(actor, params));
