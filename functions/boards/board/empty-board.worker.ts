import { defineWorker } from '../../platform/worker/define-worker.ts';
import { boardMessage, settleBoard } from './settle-board.ts';

export const handler = defineWorker('empty-board', boardMessage, settleBoard);
