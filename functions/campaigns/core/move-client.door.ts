import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { repointCampaigns } from './repoint-campaigns.ts';

/** The campaigns that are filed under a client which is merged into another. */
export const moveClient: MoveClient = (move, until) => repointCampaigns('clientId', move, until, fileUnder);
