import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { repointBoards } from './repoint-boards.ts';

/** The boards that are filed under a client which is merged into another. */
export const moveClient: MoveClient = (move, until) => repointBoards('clientId', move, until, fileUnder);
