import { vi } from 'vitest';
import { type Board, getBoard, listBoards, updateBoard } from '../../../shared/boards/board.contract.ts';
import {
  deleteSavedAd,
  listSavedAds,
  type SavedAd,
  saveAd,
  updateSavedAd,
} from '../../../shared/boards/card.contract.ts';
import { aBoardNamed, anAd } from './ads.ts';
import { type Call, type fakeApi, json, refused } from './fake-api.ts';

const moment = '2026-11-20T10:00:00.000Z';

export function aCard(id: string, changes: Partial<SavedAd> = {}): SavedAd {
  return {
    id,
    boardId: 'brd_Veille',
    columnId: 'col_1',
    position: id,
    adId: `ads_${id}`,
    ad: anAd({ id: `ads_${id}`, advertiser: { id, name: `Annonceur ${id}`, url: null } }),
    live: { active: true, endedAt: null, gone: false },
    note: null,
    tags: [],
    savedBy: { id: 'usr_01TEST', name: 'Zoé Testeur' },
    commentCount: 0,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    ...changes,
  };
}

export const aBoard = (changes: Partial<Board> = {}): Board =>
  aBoardNamed('Veille', {
    columns: ['À analyser', 'Inspiration', 'Validé'].map((name, at) => ({
      id: `col_${at + 1}`,
      name,
      savedAdCount: 0,
    })),
    ...changes,
  });

const ok = (data: unknown, status = 200) => json(status, { success: true, data });
const conflict = () => refused('conflict');
const gone = () => refused('not_found');
const idOf = ({ url }: Call) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
const answerTo = (call: Call) => call.body as Record<string, unknown> & { version: number };

/** A board that answers as the API does: versions, positions and pages included. What it holds can be changed behind the page's back. */
export function serveBoard(api: ReturnType<typeof fakeApi>, board: Board, cards: SavedAd[]) {
  const held = { board, cards: new Map(cards.map((card) => [card.id, card])) };
  const inOrder = () => [...held.cards.values()].sort((one, other) => (one.position < other.position ? -1 : 1));

  api.behave(listBoards, () => ok({ items: [held.board], nextCursor: null }));
  api.behave(listSavedAds, ({ url }) => {
    const [from, limit] = [Number(url.searchParams.get('cursor') ?? 0), Number(url.searchParams.get('limit'))];
    const items = inOrder().slice(from, from + limit);
    return ok({ items, nextCursor: from + limit < held.cards.size ? String(from + limit) : null });
  });
  api.behave(updateSavedAd, (call) => {
    const { version, before, after, ...changes } = updateSavedAd.body.parse(answerTo(call));
    const card = held.cards.get(idOf(call));
    if (!card) return gone();
    const neighbour = before ?? after;
    const aside = neighbour && held.cards.get(neighbour)?.columnId !== (changes.columnId ?? card.columnId);
    if (version !== card.version || aside) return conflict();
    const position = after ? `${held.cards.get(after)?.position}m` : before ? `${before}`.replace(/.$/, '0') : 'zz';
    const moves = changes.columnId !== undefined;
    const savedAd = { ...card, ...defined(changes), ...(moves && { position }), version: version + 1 };
    held.cards.set(card.id, savedAd);
    return ok({ savedAd });
  });
  api.behave(deleteSavedAd, (call) => (held.cards.delete(idOf(call)) ? ok({ id: idOf(call) }) : gone()));
  api.behave(saveAd, (call) => {
    const { boardId: _, ...saved } = saveAd.body.parse(call.body);
    const savedAd = aCard('again', { ...defined(saved), position: 'zz' });
    held.cards.set(savedAd.id, savedAd);
    return ok({ savedAd }, 201);
  });
  // Last: their paths would also fit those above.
  api.behave(getBoard, () => ok({ board: held.board }));
  api.behave(updateBoard, (call) => {
    const { version, ...changes } = updateBoard.body.parse(answerTo(call));
    if (version !== held.board.version) return conflict();
    const columns = (changes.columns ?? held.board.columns).map(({ id, name }, at) => ({
      id: id ?? `col_made_${at}`,
      name,
      savedAdCount: 0,
    }));
    for (const card of held.cards.values())
      if (!columns.some(({ id }) => id === card.columnId))
        held.cards.set(card.id, { ...card, columnId: columns[0]?.id ?? '' });
    held.board = aBoard({ ...held.board, ...(changes.name && { name: changes.name }), columns, version: version + 1 });
    return ok({ board: held.board });
  });
  return held;
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The sizes that a browser gives: a column 800 pixels high shows its first cards, each 100 pixels high. */
export function stubSizes(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
}
