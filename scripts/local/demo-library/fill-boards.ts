import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { makeBoardOnce } from '../../../functions/boards/board/make-board.ts';
import { putOnBoardOnce } from '../../../functions/boards/card/put-on-board.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { demoBoards, pickAds } from './demo-boards.ts';
import { typeset } from './french.ts';

const ip = '127.0.0.1';

/** Gives the demo agency boards to look at, as if its people had made them; what is there already stays as it is. */
export async function fillBoards(actor: Actor, library: AdContent[]): Promise<void> {
  // Once each, however often an interrupted start begins again.
  const asked = (name: string) => ({
    ip,
    bearer: undefined,
    requestId: 'demo',
    idempotencyKey: encodeURIComponent(`demo-${name}`),
  });
  for (const wanted of demoBoards) {
    const { name, color, template } = wanted;
    const description = typeset(wanted.description);
    const { board } = await makeBoardOnce({
      route: boards.createBoard,
      actor,
      caller: asked(name),
      body: { name, description, color, template },
    });
    for (const { adId, column, note, tags } of pickAds(wanted, library)) {
      const columnId = board.columns[column]?.id;
      await putOnBoardOnce({
        route: savedAds.saveAd,
        actor,
        caller: asked(`${name}-${adId}`),
        body: { boardId: board.id, adId, columnId, note: note && typeset(note), tags },
      });
    }
  }
}
