import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { findUserByEmail } from '../../../functions/auth/account/find-user.door.ts';
import { makeBoardOnce } from '../../../functions/boards/board/make-board.ts';
import { putOnBoardOnce } from '../../../functions/boards/card/put-on-board.ts';
import { findClientsByName } from '../../../functions/clients/core/clients-by-name.door.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { Member } from '../../../functions/platform/identity/member.entity.ts';
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
  const clients = await findClientsByName(
    actor.workspaceId,
    demoBoards.flatMap(({ client }) => client ?? []),
  );
  for (const wanted of demoBoards) {
    const { name, color, template, owner, client } = wanted;
    const ownerId = owner && (await memberWith(owner, actor.workspaceId));
    const clientId = client && clients.get(client);
    const description = typeset(wanted.description);
    const { board } = await makeBoardOnce({
      route: boards.createBoard,
      actor,
      caller: asked(name),
      body: { name, description, color, template, ownerId, clientId },
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

/** A member of the agency by e-mail; nobody when there is none of that address. */
async function memberWith(email: string, workspaceId: string): Promise<string | undefined> {
  const user = await findUserByEmail(email);
  const { data } = user ? await Member.get({ workspaceId, userId: user.userId }).go() : { data: null };
  return data?.userId;
}
