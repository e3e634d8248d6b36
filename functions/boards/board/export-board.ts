import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { exportBoard } from './export.domain.ts';

export const handler = defineHandler(boards.exportBoard, ({ actor, params }) => exportBoard(actor, params));
