import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import type { Place } from '../cards.ts';

/** Where the dragged card would land: an index among the other cards of a column. */
export type Aim = { columnId: string; index: number };

/** A column as dragging sees it: where its cards stand, rendered or not. */
export type ColumnView = {
  columnId: string;
  /** The column, and the part of it that scrolls. */
  box: () => DOMRect | undefined;
  body: () => HTMLElement | null;
  cards: () => readonly SavedAd[];
  /** The index among all its cards that a height on the screen means. */
  indexAt: (clientY: number) => number;
  reveal: (index: number) => void;
};

export type DragState = ReturnType<typeof createDragState>;

/** The drag of a card, outside of React's state: only the columns that it concerns are drawn again. */
export function createDragState() {
  let card: SavedAd | null = null;
  let aim: Aim | null = null;
  let byKeys = false;
  const views = new Map<string, ColumnView>();
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const othersOf = (columnId: string) => (views.get(columnId)?.cards() ?? []).filter(({ id }) => id !== card?.id);

  return {
    card: () => card,
    aim: () => aim,
    byKeys: () => byKeys,
    view: (columnId: string) => views.get(columnId),
    views: () => views.values(),
    othersOf,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    join(view: ColumnView) {
      views.set(view.columnId, view);
      return () => views.delete(view.columnId);
    },
    start(dragged: SavedAd, led: 'pointer' | 'keys') {
      card = dragged;
      byKeys = led === 'keys';
      const index =
        views
          .get(dragged.columnId)
          ?.cards()
          .findIndex(({ id }) => id === dragged.id) ?? 0;
      aim = { columnId: dragged.columnId, index };
      tell();
    },
    aimAt(next: Aim) {
      if (aim?.columnId === next.columnId && aim.index === next.index) return false;
      aim = next;
      tell();
      return true;
    },
    /** Where the card lands, or null when it stays where it is. */
    place(): Place | null {
      if (!card || !aim) return null;
      const { columnId, index } = aim;
      const own = views
        .get(card.columnId)
        ?.cards()
        .findIndex(({ id }) => id === card?.id);
      if (columnId === card.columnId && index === own) return null;
      return { columnId, after: othersOf(columnId)[index - 1]?.id ?? null };
    },
    end() {
      card = null;
      aim = null;
      tell();
    },
  };
}

/** The next aim of a drag led by the arrows. */
export function stepAim(drag: DragState, columnIds: readonly string[], key: string): Aim | null {
  const aim = drag.aim();
  if (!aim) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const index = aim.index + (key === 'ArrowUp' ? -1 : 1);
    return index < 0 || index > drag.othersOf(aim.columnId).length ? null : { ...aim, index };
  }
  const columnId = columnIds[columnIds.indexOf(aim.columnId) + (key === 'ArrowLeft' ? -1 : 1)];
  if (!columnId || !/^Arrow(Left|Right)$/.test(key)) return null;
  return { columnId, index: Math.min(aim.index, drag.othersOf(columnId).length) };
}

/** An index among all the cards of a column, said among the others than the dragged one. */
export function amongOthers(drag: DragState, columnId: string, index: number): number {
  const own =
    drag
      .view(columnId)
      ?.cards()
      .findIndex(({ id }) => id === drag.card()?.id) ?? -1;
  return own >= 0 && index > own ? index - 1 : index;
}

/** The index, among all the cards of a column, before which the dragged one would land in it; null elsewhere, and where it stands. */
export function aimedIndex(drag: DragState, columnId: string, cards: readonly SavedAd[]): number | null {
  const aim = drag.aim();
  if (aim?.columnId !== columnId) return null;
  const own = cards.findIndex(({ id }) => id === drag.card()?.id);
  if (own >= 0 && aim.index === own) return null;
  return own >= 0 && aim.index > own ? aim.index + 1 : aim.index;
}

/** Where a card is among others of a column, as it is said. */
export const placeText = (column: string, index: number, others: number): string =>
  `«\u00a0${column}\u00a0», position ${index + 1} sur ${others + 1}`;
