import * as boards from '../../shared/contract/boards.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { exportBoard } from './export.domain.ts';

export const handler = defineHandler(boards.exportBoard, ({ actor, params }) => exportBoard(actor, params));
