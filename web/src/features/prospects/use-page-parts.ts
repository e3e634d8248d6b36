import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { getProspect } from '../../../../shared/prospects/prospect.contract.ts';
import { isGone } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { ProspectSpace } from './prospect-space.ts';
import type { ProspectStore } from './prospect-store.ts';
import type { Conflict } from './prospect-writes.ts';

const recountMs = 300;

/** What the parts of the page share, and the conflict that waits for a choice. */
export function useSharedSpace(store: ProspectStore, onRecount: () => void) {
  const [conflict, ask] = useState<Conflict | null>(null);
  const recount = useDebouncedCallback(onRecount, recountMs);
  const space = useMemo<ProspectSpace>(() => ({ store, recount, ask }), [store, recount]);
  return { space, conflict, forget: () => ask(null) };
}

/** Shows again a prospect that was changed elsewhere, where it is. What is on no list may have come back: they are read again. */
export async function refreshOne({ store, recount }: ProspectSpace, id: string): Promise<void> {
  if (!store.find(id)) return store.reload();
  try {
    store.show((await request(getProspect, { params: { id } })).prospect);
  } catch (error) {
    // Any other failure leaves what is shown: the next reading corrects it.
    if (isGone(error)) store.remove(new Set([id]));
  }
  recount();
}
