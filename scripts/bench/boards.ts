import { searchAds } from '../../shared/ads/library.contract.ts';
import { login } from '../../shared/auth/auth.contract.ts';
import { createBoard, getBoard } from '../../shared/boards/board.contract.ts';
import { listSavedAds, type SavedAd, saveAd, updateSavedAd } from '../../shared/boards/card.contract.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import { measureBoardPage } from './board-page.ts';
import { median, percentile, printTable } from './figures.ts';
import { untilIdle } from './until-idle.ts';

const longColumn = 1_000;
const shortColumn = 10;
const openings = 15;
const movesEach = 200;

type Client = (method: string, path: string, body?: object) => Promise<{ data: never }>;
type Tokens = { token: string; refreshToken: string };

/** Opening a board of 1,000 cards, and moving one card in a short and in a long column, through the whole product. */
export async function benchBoards(): Promise<void> {
  const product = await startProduct();
  try {
    const tokens = await signIn(product.url);
    const client = asClient(product.url, tokens);
    const adIds = await someAds(client, longColumn);
    const long = await filledBoard(client, adIds);
    const short = await filledBoard(client, adIds.slice(0, shortColumn));
    await open(client, long);
    const times = [];
    for (let round = 0; round < openings; round++) times.push(await open(client, long));
    // In turns, so that what else the machine does weighs on both alike.
    const moves: Record<'short' | 'long', number[]> = { short: [], long: [] };
    const decks = { short: await cardsOf(client, short), long: await cardsOf(client, long) };
    for (let round = 0; round < movesEach; round++) {
      moves.short.push(await moveOne(client, decks.short));
      moves.long.push(await moveOne(client, decks.long));
    }
    const page = await measureBoardPage(product.url, tokens, long);
    const [inShort, inLong] = [median(moves.short), median(moves.long)];
    const perSecond = (ms: number) => Math.round(1_000 / ms);
    printTable(`Boards (medians of ${openings} openings and ${movesEach} moves one after the other)`, [
      {
        name: `board of ${longColumn} cards: board and first page of 40, ms`,
        value: ms(times.map(({ first }) => first)),
      },
      { name: `board of ${longColumn} cards: every page, ms`, value: ms(times.map(({ all }) => all)) },
      { name: `moves per second in a column of ${shortColumn}`, value: perSecond(inShort) },
      { name: `moves per second in a column of ${longColumn}`, value: perSecond(inLong) },
      { name: `board of ${longColumn} cards: from the press to its cards on the screen, ms`, value: ms(page.openMs) },
      { name: 'dragging a card there: median frame, ms', value: median(page.frameMs).toFixed(1) },
      { name: 'dragging a card there: 99 % of frames within, ms', value: percentile(page.frameMs, 0.99).toFixed(1) },
      { name: 'dragging a card there: worst frame, ms', value: Math.max(...page.frameMs).toFixed(1) },
      { name: `a move among ${longColumn} / among ${shortColumn}`, value: (inLong / inShort).toFixed(2) },
    ]);
  } finally {
    await product.stop();
  }
}

const ms = (times: number[]) => Math.round(median(times));

async function signIn(url: string): Promise<Tokens> {
  await untilIdle(url);
  const { token, refreshToken } = (await post(url, login, demoSignIn)).data;
  return { token, refreshToken };
}

function asClient(url: string, { token }: Tokens): Client {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

async function someAds(client: Client, wanted: number): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ids.length < wanted; ) {
    const { data }: { data: { items: { id: string }[]; nextCursor: string | null } } = await client(
      searchAds.method,
      `${searchAds.path}?limit=100${cursor}`,
    );
    ids.push(...data.items.map(({ id }) => id));
    if (!data.nextCursor) break;
    cursor = `&cursor=${data.nextCursor}`;
  }
  return ids.slice(0, wanted);
}

/** A new board, with these ads in its first column. */
async function filledBoard(client: Client, adIds: string[]): Promise<string> {
  const { data }: { data: { board: { id: string } } } = await client(createBoard.method, createBoard.path, {
    name: `Banc de ${adIds.length}`,
  });
  for (const adId of adIds) await client(saveAd.method, saveAd.path, { boardId: data.board.id, adId });
  return data.board.id;
}

type Page = { data: { items: SavedAd[]; nextCursor: string | null } };

const readPage = (client: Client, boardId: string, cursor: string | null): Promise<Page> =>
  client(
    listSavedAds.method,
    `${listSavedAds.path}?boardId=${boardId}&limit=${cursor ? 100 : 40}${cursor ? `&cursor=${cursor}` : ''}`,
  );

/** As the page of a board does it: the board and its first cards at once, then the others. */
async function open(client: Client, boardId: string): Promise<{ first: number; all: number }> {
  const started = performance.now();
  const [page] = await Promise.all([
    readPage(client, boardId, null),
    client(getBoard.method, getBoard.path.replace('{id}', boardId)),
  ]);
  const first = performance.now() - started;
  for (let { nextCursor } = page.data; nextCursor; )
    ({ nextCursor } = (await readPage(client, boardId, nextCursor)).data);
  return { first, all: performance.now() - started };
}

async function cardsOf(client: Client, boardId: string): Promise<SavedAd[]> {
  const cards: SavedAd[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data }: Page = await readPage(client, boardId, cursor);
    cards.push(...data.items);
    cursor = data.nextCursor;
  }
  return cards;
}

/** Takes the last card known to above any other; answers how long that took. */
async function moveOne(client: Client, cards: SavedAd[]): Promise<number> {
  const moved = cards.pop();
  if (!moved) throw new Error('No card to move');
  const place = Math.floor(Math.random() * cards.length);
  const started = performance.now();
  const { data }: { data: { savedAd: SavedAd } } = await client(
    updateSavedAd.method,
    updateSavedAd.path.replace('{id}', moved.id),
    { version: moved.version, before: cards[place]?.id },
  );
  const took = performance.now() - started;
  cards.splice(place, 0, data.savedAd);
  return took;
}
