import type { DragState } from './drag-state.ts';

const patience = 20;

export const cardButtonId = (id: string) => `card-${id}`;

/** Takes the focus to a card, even one that is not rendered yet. */
export function focusCard(drag: DragState, id: string | undefined): void {
  if (id) requestAnimationFrame(() => attempt(drag, id, patience));
}

function attempt(drag: DragState, id: string, left: number): void {
  for (const view of drag.views()) {
    const index = view.cards().findIndex((card) => card.id === id);
    if (index >= 0) view.reveal(index);
  }
  const button = document.getElementById(cardButtonId(id));
  if (button) button.focus({ preventScroll: false });
  else if (left > 0) requestAnimationFrame(() => attempt(drag, id, left - 1));
}
