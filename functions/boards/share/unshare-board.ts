import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { unshareBoard } from './share.domain.ts';

export const handler = defineHandler(boards.unshareBoard, ({ actor, params }) => unshareBoard(actor, params));
