import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { getProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { request } from '../../../lib/request.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { useTimeline } from './use-timeline.ts';

export type OpenProspect = ReturnType<typeof useOpenProspect>;

/** The prospect of the drawer with its timeline. It is one more list of the page: what is written on either shows on both. */
export function useOpenProspect(id: string) {
  const { store, recount } = useProspectSpace();
  const shown = useRef<Prospect | undefined>(undefined);
  const timeline = useTimeline(id);
  const { data, error, mutate } = useSWR(
    [getProspect.operation, id],
    async () => {
      await store.queue.idle();
      return (await request(getProspect, { params: { id } })).prospect;
    },
    { fallbackData: store.find(id) },
  );
  shown.current = data;
  useReloadOn(data?.version, timeline.reload);

  const show = useCallback(
    (prospect: Prospect | undefined) => {
      shown.current = prospect;
      return mutate(prospect, { revalidate: false });
    },
    [mutate],
  );
  useEffect(
    () =>
      store.join({
        status: undefined,
        items: () => (shown.current ? [shown.current] : []),
        change: (act) => {
          const now = shown.current;
          const [next] = now ? act([now], false) : [];
          // Taken off the lists: the server says whether it is gone.
          if (next !== now) void (next ? show(next) : mutate());
        },
        reload: () => mutate(),
      }),
    [store, show, mutate],
  );

  return {
    prospect: data,
    error,
    reload: () => mutate(),
    timeline,
    /** Nothing of a person who was erased stays in the page. */
    forget: () => show(undefined),
    /** After a write to the timeline, which may move the score and the next action as well. */
    reloadAll: async () => {
      void timeline.reload();
      const latest = await mutate();
      if (latest) store.show(latest);
      recount();
    },
  };
}

/** An edit of the prospect may have written on its timeline. */
function useReloadOn(version: number | undefined, reload: () => Promise<unknown>): void {
  const last = useRef(version);
  const act = useEffectEvent(reload);
  useEffect(() => {
    const known = last.current;
    last.current = version;
    if (known !== undefined && version !== known) void act();
  }, [version]);
}
