import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { refile } from './refile.ts';

/** Files the prospects of a client that is merged under the one that is kept: see `refile`. */
export const moveClient: MoveClient = (move, until) => refile({ ...move, field: 'clientId' }, until);
