import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { openBoard } from '../core/read-board.ts';
import { shownBoard } from '../core/shown-board.ts';

export const handler = defineHandler(boards.getBoard, async ({ actor, params }) => ({
  board: await shownBoard(await openBoard(actor.workspaceId, params.id)),
}));
