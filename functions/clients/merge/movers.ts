import { moveClient as moveFollowed } from '../../ads/watch/move-client.door.ts';
import { moveClient as moveReports } from '../../analytics/core/move-client.door.ts';
import { moveClient as moveBoards } from '../../boards/core/move-client.door.ts';
import { moveClient as moveCampaigns } from '../../campaigns/core/move-client.door.ts';
import { moveClient as moveProspects } from '../../prospects/core/move-client.door.ts';
import { moveClient as moveUgc } from '../../ugc/core/move-client.door.ts';
import type { MoveClient } from '../core/client-move.door.ts';

/** What gives the things of a client to another one, a line for each word that has clients. */
export const movers: readonly MoveClient[] = [
  moveFollowed,
  moveBoards,
  moveProspects,
  moveCampaigns,
  moveReports,
  moveUgc,
];
