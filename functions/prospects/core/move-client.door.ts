import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { moveViews } from '../views/move-views.ts';
import { refile } from './refile.ts';

/** Files the prospects of a client that is merged under the one that is kept (see `refile`), and has saved views ask for it. */
export const moveClient: MoveClient = async (move, until) =>
  (await refile({ ...move, field: 'clientId' }, until)) && moveViews({ ...move, field: 'clientId' }, until);
