import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { listSavedAds, type SavedAd } from '../../../../shared/boards/card.contract.ts';
import { request } from '../../lib/request.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { type KnownCards, merged } from './cards.ts';

const atOnce = 100;
/** About what a screen shows, so that it shows soon. */
const first = 40;

async function readPage(boardId: string, cursor?: string, count = atOnce): Promise<KnownCards> {
  const limit = String(count);
  const { items, nextCursor } = await request(listSavedAds, { query: { boardId, limit, cursor } });
  return { cards: items, nextCursor };
}

async function readAll(boardId: string): Promise<KnownCards> {
  let known = await readPage(boardId);
  while (known.nextCursor) {
    const page = await readPage(boardId, known.nextCursor);
    known = { cards: merged(known.cards, page.cards), nextCursor: page.nextCursor };
  }
  return known;
}

export type Cards = ReturnType<typeof useCards>;

/** The cards of a board: the first page at once, the others as they come, all of them again when one comes back. */
export function useCards(boardId: string) {
  const shown = useRef<KnownCards | undefined>(undefined);
  const [queue] = useState(createWriteQueue);
  const read = async () => {
    await queue.idle();
    return shown.current ? readAll(boardId) : readPage(boardId, undefined, first);
  };
  const { data, error, mutate } = useSWR([listSavedAds.operation, boardId], read, { focusThrottleInterval: 60_000 });
  shown.current = data;

  const cursor = data?.nextCursor ?? null;
  const more = useSWR(
    cursor && [listSavedAds.operation, boardId, cursor],
    () => readPage(boardId, cursor ?? undefined),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  );
  useEffect(() => {
    const page = more.data;
    if (!page) return;
    mutate(
      (known) =>
        known && known.nextCursor === cursor
          ? { cards: merged(known.cards, page.cards), nextCursor: page.nextCursor }
          : known,
      { revalidate: false },
    );
  }, [more.data, cursor, mutate]);

  /** Changes what is shown, at once. */
  const change = useCallback(
    (act: (cards: SavedAd[]) => SavedAd[]) => {
      if (shown.current) shown.current = { ...shown.current, cards: act(shown.current.cards) };
      mutate(shown.current, { revalidate: false });
    },
    [mutate],
  );

  const reload = useCallback(async () => {
    const known = await mutate();
    // What follows at once builds on it, rendered or not.
    if (known) shown.current = known;
    return known;
  }, [mutate]);

  /** The card as it is known now, whatever was rendered last. */
  const find = useCallback((id: string) => shown.current?.cards.find((card) => card.id === id), []);

  return {
    cards: data?.cards,
    complete: data !== undefined && data.nextCursor === null,
    error: data ? more.error : error,
    retry: () => (data ? more.mutate() : mutate()),
    reload,
    change,
    find,
    /** All of them, now. */
    current: useCallback(() => shown.current?.cards ?? [], []),
    queue,
  };
}
