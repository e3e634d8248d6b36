import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { moveConnections } from '../connections/move-connections.ts';
import { moveViews } from '../views/move-views.ts';
import { repointCampaigns } from './repoint-campaigns.ts';

/**
 * The campaigns that are filed under a client which is merged into another, the connected accounts whose new campaigns come
 * under it, and the saved views that ask for it.
 */
export const moveClient: MoveClient = async (move, until) =>
  (await repointCampaigns('clientId', move, until, fileUnder)) &&
  (await moveConnections(move, until)) &&
  moveViews({ ...move, field: 'clientId' }, until);
