import * as boards from '../../../shared/boards/board.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listBoards } from './board.domain.ts';

export const handler = defineHandler(boards.listBoards, ({ actor, query }) => listBoards(actor, query));
