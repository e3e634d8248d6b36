import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { findUserByEmail } from '../../../functions/auth/account/find-user.door.ts';
import { makeBoardOnce } from '../../../functions/boards/board/make-board.ts';
import { putOnBoardOnce } from '../../../functions/boards/card/put-on-board.ts';
import { addCommentOnce } from '../../../functions/boards/comments/add-comment.ts';
import { receiveOnce } from '../../../functions/boards/comments/receive-comment.ts';
import { shareOnce } from '../../../functions/boards/share/open-share.ts';
import { findClientsByName } from '../../../functions/clients/core/clients-by-name.door.ts';
import type { Caller } from '../../../functions/platform/http/caller.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { Member } from '../../../functions/platform/identity/member.entity.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { createComment, createSharedComment } from '../../../shared/boards/comments.contract.ts';
import { demoTeam } from '../demo-agency.ts';
import { type DemoComment, demoBoards, pickAds } from './demo-boards.ts';
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
  const team = await demoTeam(actor);
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
    const link = wanted.shared && (await shareWithClient(actor, board.id, asked(`${name}-share`)));
    for (const { adId, column, note, tags, comments = [] } of pickAds(wanted, library)) {
      const columnId = board.columns[column]?.id;
      const { savedAd } = await putOnBoardOnce({
        route: savedAds.saveAd,
        actor,
        caller: asked(`${name}-${adId}`),
        body: { boardId: board.id, adId, columnId, note: note && typeset(note), tags },
      });
      for (const [at, said] of comments.entries())
        await comment({ team, link, savedAdId: savedAd.id }, said, asked(`${name}-${adId}-${at}`));
    }
  }
}

/** A member of the agency by e-mail; nobody when there is none of that address. */
async function memberWith(email: string, workspaceId: string): Promise<string | undefined> {
  const user = await findUserByEmail(email);
  const { data } = user ? await Member.get({ workspaceId, userId: user.userId }).go() : { data: null };
  return data?.userId;
}

async function shareWithClient(actor: Actor, id: string, caller: Caller): Promise<string> {
  const body = { allowComments: true, workspaceName: true };
  return (await shareOnce({ route: boards.shareBoard, actor, caller, params: { id }, body })).token;
}

type Place = { team: Actor[]; link: string | undefined; savedAdId: string };

/** Says what someone has to say: a visitor by the link, or one of the team, if they and whom they ask are there. */
async function comment({ team, link, savedAdId }: Place, said: DemoComment, caller: Caller): Promise<void> {
  if ('visitor' in said) {
    if (!link) return;
    const body = { name: said.visitor, text: typeset(said.text) };
    const params = { token: link, id: savedAdId };
    await receiveOnce({ route: createSharedComment, actor: undefined, caller, params, body });
    return;
  }
  const { by, asks, text, shared } = said;
  const [actor, asked] = [by, asks].map((email) => team.find(({ user }) => user.email === email));
  if (!actor || (asks && !asked)) return;
  const named = asked ? text.replace('@', `@${asked.user.firstName} ${asked.user.lastName}`) : text;
  const body = { text: typeset(named), mentions: asked ? [asked.userId] : [], shared };
  await addCommentOnce({ route: createComment, actor, caller, params: { id: savedAdId }, body });
}
