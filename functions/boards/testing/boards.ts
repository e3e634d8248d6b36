import { expect } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import type { AdContent } from '../../ads/ad/ad.entity.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { AdMark } from '../core/ad-mark.entity.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { SavedAdLock } from '../core/saved-ad-lock.entity.ts';
import { Slot } from '../core/slot.entity.ts';

/** Someone signed in, with ads of their own workspace. */
export async function teamWithAds(ads = 0, content: Partial<AdContent> = {}) {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const adIds = await putAds(
    workspaceId,
    Array.from({ length: ads }, () => adContent(content)),
  );
  return { token, user, workspaceId, adIds };
}

type BoardBody = Partial<RouteInput<typeof boards.createBoard>['body']>;

export async function newBoard(token: string, body: BoardBody = {}): Promise<boards.Board> {
  const { status, data } = await call(boards.createBoard, { token, body: { name: 'Veille', ...body } });
  expect(status).toBe(201);
  return data.board;
}

export const readBoard = async (token: string, id: string): Promise<boards.Board> =>
  (await call(boards.getBoard, { token, params: { id } })).data.board;

type SaveBody = Partial<RouteInput<typeof savedAds.saveAd>['body']>;

export async function save(token: string, boardId: string, adId = '', body: SaveBody = {}): Promise<savedAds.SavedAd> {
  const { status, data } = await call(savedAds.saveAd, { token, body: { boardId, adId, ...body } });
  expect(status).toBe(201);
  return data.savedAd;
}

/** Every card of a list, page after page. */
export async function listAll(token: string, query: Record<string, string> = {}): Promise<savedAds.SavedAd[]> {
  const items: savedAds.SavedAd[] = [];
  for (let cursor: string | undefined; ; ) {
    const { status, data } = await call(savedAds.listSavedAds, {
      token,
      query: { ...query, ...(cursor && { cursor }) },
    });
    expect(status).toBe(200);
    items.push(...data.items);
    if (!data.nextCursor) return items;
    cursor = data.nextCursor;
  }
}

/** What a workspace has in the table, for a few ads. */
export async function tableOf(workspaceId: string, boardIds: string[], adIds: string[]) {
  const everything = { pages: 'all', consistent: true } as const;
  const { data: cards } = await SavedAd.query.byWorkspace({ workspaceId }).go(everything);
  const slots = await Promise.all(
    boardIds.map(async (boardId) => (await Slot.query.inOrder({ workspaceId, boardId }).go(everything)).data),
  );
  const locks = await Promise.all(
    adIds.map(async (adId) => (await SavedAdLock.query.byAd({ workspaceId, adId }).go(everything)).data),
  );
  const { data: marks } = await AdMark.query.byAd({ workspaceId }).go(everything);
  const { data: counts } = await BoardCounts.query.byBoard({ workspaceId }).go(everything);
  return { cards, slots: slots.flat(), locks: locks.flat(), marks, counts };
}

/** That cards, slots, locks, marks and counts of a workspace say the same thing, and nothing is left over. */
export async function expectSound(workspaceId: string, boardIds: string[], adIds: string[]): Promise<void> {
  const { cards, slots, locks, marks, counts } = await tableOf(workspaceId, boardIds, adIds);
  const place = (one: { savedAdId: string; boardId: string; columnId: string; positionKey: string }) =>
    [one.savedAdId, one.boardId, one.columnId, one.positionKey].join(' ');
  expect(slots.map(place).sort()).toEqual(cards.map(place).sort());
  const saved = (one: { savedAdId: string; boardId: string; adId: string }) =>
    [one.savedAdId, one.boardId, one.adId].join(' ');
  expect(locks.map(saved).sort()).toEqual(cards.map(saved).sort());
  const times = (adId: string) => cards.filter((card) => card.adId === adId).length;
  expect(marks.every(({ adId, boards: marked }) => marked === times(adId))).toBe(true);
  expect(marks).toHaveLength(new Set(cards.map(({ adId }) => adId)).size);
  for (const { boardId, total, columns = {} } of counts) {
    const ofBoard = cards.filter((card) => card.boardId === boardId);
    expect(total).toBe(ofBoard.length);
    for (const [columnId, count] of Object.entries(columns))
      expect(count).toBe(ofBoard.filter((card) => card.columnId === columnId).length);
  }
}
