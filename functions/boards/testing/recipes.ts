import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { listAll, newBoard, readBoard, save, teamWithAds } from './boards.ts';

/** A board of a team, with two cards. */
async function boardWithCards() {
  const { token, workspaceId, adIds } = await teamWithAds(3);
  const board = await newBoard(token);
  const cards = [await save(token, board.id, adIds[0]), await save(token, board.id, adIds[1])] as const;
  return { token, workspaceId, adIds, board, cards, params: { id: board.id } };
}

/** A card of a team, with a comment by whoever saved it. */
async function commentedCard() {
  const { token, workspaceId, cards } = await boardWithCards();
  const [params, body] = [{ id: cards[0].id }, { text: 'À refaire en carré' }];
  const { data } = await call(comments.createComment, { token, params, body });
  return { token, workspaceId, params, body, comment: data.comment };
}

const movedCards = async (token: string, ids: string[]) =>
  (await listAll(token))
    .filter(({ id }) => ids.includes(id))
    .map((savedAd) => ({ type: 'ad.moved' as const, data: { savedAd } }));

export const recipes: Recipes<typeof boards & typeof savedAds & typeof comments> = {
  createBoard: async () => {
    const { token, workspaceId } = await teamWithAds();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(boards.createBoard, { token, body: { name: 'Veille' } });
        return { status, told: [{ type: 'board.created', data: { board: await readBoard(token, data.board.id) } }] };
      },
    };
  },
  updateBoard: async () => {
    const { token, workspaceId, board, params } = await boardWithCards();
    const [, ...columns] = board.columns.map(({ id, name }) => ({ id, name }));
    return {
      workspaceId,
      act: async () => {
        // The cards of the first column go to what is the first one then.
        const body = { name: 'Rentrée', columns: [...columns, { name: 'Archives' }], version: board.version };
        const { status } = await call(boards.updateBoard, { token, params, body });
        return { status, told: [{ type: 'board.updated', data: { board: await readBoard(token, board.id) } }] };
      },
    };
  },
  bulkBoards: async () => {
    const { token, workspaceId, board } = await boardWithCards();
    const other = await newBoard(token, { name: 'Promos' });
    const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
    const { user } = await colleagueOf({ workspaceId });
    const ids = [board.id, other.id];
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(boards.bulkBoards, { token, body: { ids, clientId, ownerId: user.userId } });
        const after = await Promise.all(ids.map((id) => readBoard(token, id)));
        return { status, told: after.map((one) => ({ type: 'board.updated' as const, data: { board: one } })) };
      },
    };
  },
  copyBoard: async () => {
    const { token, workspaceId, params } = await boardWithCards();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(boards.copyBoard, { token, params, body: { name: 'Veille (copie)' } });
        const columns = data.board.columns.map((column) => ({ ...column, savedAdCount: 0 }));
        return {
          status,
          told: [{ type: 'board.created', data: { board: { ...data.board, columns, savedAdCount: 0 } } }],
        };
      },
    };
  },
  deleteBoard: async () => {
    const { token, workspaceId, params } = await boardWithCards();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(boards.deleteBoard, { token, params });
        return { status, told: [{ type: 'board.deleted', data }] };
      },
    };
  },
  shareBoard: async () => {
    const { token, workspaceId, params } = await boardWithCards();
    return { workspaceId, act: () => call(boards.shareBoard, { token, params, body: {} }) };
  },
  unshareBoard: async () => {
    const { token, workspaceId, params } = await boardWithCards();
    await call(boards.shareBoard, { token, params, body: {} });
    return { workspaceId, act: () => call(boards.unshareBoard, { token, params }) };
  },
  saveAd: async () => {
    const { token, workspaceId, board, adIds } = await boardWithCards();
    return {
      workspaceId,
      act: async () => {
        const body = { boardId: board.id, adId: adIds[2] ?? '', note: 'À revoir', tags: ['accroche'] };
        const { status, data } = await call(savedAds.saveAd, { token, body });
        const savedAd = (await listAll(token)).find(({ id }) => id === data.savedAd.id);
        return { status, told: [{ type: 'ad.saved', data: { savedAd } }] };
      },
    };
  },
  updateSavedAd: async () => {
    const { token, workspaceId, board, cards } = await boardWithCards();
    const { id, version } = cards[0];
    return {
      workspaceId,
      act: async () => {
        const body = { columnId: board.columns[1]?.id ?? '', note: 'À tester', version };
        const { status } = await call(savedAds.updateSavedAd, { token, params: { id }, body });
        return { status, told: await movedCards(token, [id]) };
      },
    };
  },
  deleteSavedAd: async () => {
    const { token, workspaceId, board, cards } = await boardWithCards();
    const { id, adId } = cards[0];
    await call(comments.createComment, { token, params: { id }, body: { text: 'Trop vue' } });
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(savedAds.deleteSavedAd, { token, params: { id } });
        return { status, told: [{ type: 'ad.unsaved', data: { id, boardId: board.id, adId } }] };
      },
    };
  },
  createComment: async () => {
    const { token, workspaceId, params, body } = await commentedCard();
    return { workspaceId, act: () => call(comments.createComment, { token, params, body }) };
  },
  updateComment: async () => {
    const { token, workspaceId, params, comment } = await commentedCard();
    const named = { ...params, commentId: comment.id };
    const body = { text: 'À refaire en vertical', shared: true, version: comment.version };
    return { workspaceId, act: () => call(comments.updateComment, { token, params: named, body }) };
  },
  deleteComment: async () => {
    const { token, workspaceId, params, comment } = await commentedCard();
    const named = { ...params, commentId: comment.id };
    return { workspaceId, act: () => call(comments.deleteComment, { token, params: named }) };
  },
  restoreComment: async () => {
    const { token, workspaceId, params, comment } = await commentedCard();
    const named = { ...params, commentId: comment.id };
    await call(comments.deleteComment, { token, params: named });
    return { workspaceId, act: () => call(comments.restoreComment, { token, params: named, body: {} }) };
  },
  createSharedComment: async () => {
    const { token, workspaceId, board, cards, params } = await boardWithCards();
    const { id, ad } = cards[0];
    const { data: link } = await call(boards.shareBoard, { token, params, body: { allowComments: true } });
    const body = { name: 'Jeanne Delmas', text: 'Plus claire que la précédente' };
    return {
      workspaceId,
      act: async () => {
        const named = { token: link.token, id };
        const { status } = await call(comments.createSharedComment, { params: named, body });
        const data = {
          author: body.name,
          board: { id: board.id, name: board.name },
          savedAd: { id, advertiser: ad.advertiser.name },
        };
        return { status, told: [{ type: 'board.comment_received', data }] };
      },
    };
  },
  bulkSavedAds: async () => {
    const { token, workspaceId, board, cards } = await boardWithCards();
    const ids = cards.map(({ id }) => id);
    return {
      workspaceId,
      act: async () => {
        const body = { ids, action: 'move' as const, columnId: board.columns[2]?.id ?? '' };
        const { status } = await call(savedAds.bulkSavedAds, { token, body });
        return { status, told: await movedCards(token, ids) };
      },
    };
  },
};
