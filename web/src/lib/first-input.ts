import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

let come = false;
const waiting = new Set<() => void>();

function answer(): void {
  come = true;
  for (const sign of signs) window.removeEventListener(sign, answer, true);
  for (const act of waiting) act();
  waiting.clear();
}

for (const sign of signs) window.addEventListener(sign, answer, { capture: true, passive: true });

/** Does it once the person moves, touches or types; at once when they have. Answers what takes it back. */
export function onFirstInput(act: () => void): () => void {
  if (come) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}

/** Whether the person has moved, touched or typed: what only answers them is there from then on. */
export const useFirstInput = (): boolean => useSyncExternalStore(onFirstInput, () => come);
