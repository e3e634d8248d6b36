import { defineWorker } from '../../platform/worker/define-worker.ts';
import { boardMessage, settleBoard } from '../core/settle-board.ts';

export const handler = defineWorker('empty-board', boardMessage, settleBoard);
