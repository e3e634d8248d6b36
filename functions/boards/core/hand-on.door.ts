import type { HandOn } from '../../platform/identity/hand-over.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { repointBoards } from './repoint-boards.ts';

/** The boards of who has left a workspace. */
export const handOn: HandOn = (given, until) => repointBoards('ownerId', given, until, ownedBy);
