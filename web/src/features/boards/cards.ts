import type { SavedAd } from '../../../../shared/boards/card.contract.ts';

/** What is known so far of a board's cards; `nextCursor` leads to the rest. */
export type KnownCards = { cards: SavedAd[]; nextCursor: string | null };

/** Just below a card of the column, or above all of them. */
export type Place = { columnId: string; after: string | null };

const inOrder = (one: SavedAd, other: SavedAd) =>
  one.position < other.position ? -1 : Number(one.position > other.position);

export const cardsOf = (cards: readonly SavedAd[], columnId: string): SavedAd[] =>
  cards.filter((card) => card.columnId === columnId).sort(inOrder);

/** The cards by column, each in its order; a column without cards has an empty list. */
export function byColumn(cards: readonly SavedAd[], columnIds: readonly string[]): Map<string, SavedAd[]> {
  const columns = new Map<string, SavedAd[]>(columnIds.map((id) => [id, []]));
  for (const card of cards) columns.get(card.columnId)?.push(card);
  for (const column of columns.values()) column.sort(inOrder);
  return columns;
}

export const patched = (cards: readonly SavedAd[], id: string, changes: Partial<SavedAd>): SavedAd[] =>
  cards.map((card) => (card.id === id ? { ...card, ...changes } : card));

/** Both, without what the first already knows. */
export function merged(cards: readonly SavedAd[], more: readonly SavedAd[]): SavedAd[] {
  const known = new Set(cards.map(({ id }) => id));
  return [...cards, ...more.filter(({ id }) => !known.has(id))];
}

/** Where a card goes until the server has said its true position. */
export function moved(cards: readonly SavedAd[], id: string, { columnId, after }: Place): SavedAd[] {
  const others = cardsOf(cards, columnId).filter((card) => card.id !== id);
  const above = others.findIndex((card) => card.id === after);
  const position = positionBetween(others[above]?.position ?? '', others[above + 1]?.position);
  return patched(cards, id, { columnId, position });
}

/** A text that sorts after `low` and before `high`, whatever the server's alphabet. */
export function positionBetween(low: string, high: string | undefined): string {
  let zeros = '';
  while (high !== undefined && `${low}${zeros}\u0001` >= high && zeros.length < high.length) zeros += '\u0000';
  return `${low}${zeros}\u0001`;
}

/** Says a place as the API does: by a neighbour. */
export function neighbourOf(cards: readonly SavedAd[], id: string, { columnId, after }: Place) {
  if (after) return { columnId, after };
  const first = cardsOf(cards, columnId).find((card) => card.id !== id);
  return first ? { columnId, before: first.id } : { columnId };
}
