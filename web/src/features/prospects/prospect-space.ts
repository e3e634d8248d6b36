import { createContext, use } from 'react';
import type { ProspectStore } from './prospect-store.ts';
import type { Conflict } from './prospect-writes.ts';

/** What every part of the page shares. */
export type ProspectSpace = {
  store: ProspectStore;
  /** Has the counts read again, soon. */
  recount: () => void;
  /** Shows two versions of the same thing, to choose from. */
  ask: (conflict: Conflict) => void;
};

export const ProspectSpaceContext = createContext<ProspectSpace | null>(null);

export function useProspectSpace(): ProspectSpace {
  const space = use(ProspectSpaceContext);
  if (!space) throw new Error('This stands inside the page of prospects');
  return space;
}
