import { useState } from 'react';
import type { TimelineType } from '../../../../../shared/prospects/prospects.rules.ts';
import { listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

export type Timeline = ReturnType<typeof useTimeline>;

/** What happened with a prospect, page by page, the newest first; of one type when one is chosen. */
export function useTimeline(prospectId: string) {
  const [type, setType] = useState<TimelineType | undefined>(undefined);
  const { pages, error, more, readingMore, mutate } = usePages(
    [listProspectActivities.operation, prospectId, type],
    (cursor) => request(listProspectActivities, { params: { id: prospectId }, query: { type, cursor } }),
  );
  return {
    lines: pages && itemsOf(pages),
    error: pages ? undefined : error,
    type,
    setType,
    more,
    reading: readingMore,
    reload: async () => {
      const latest = await mutate();
      return latest && itemsOf(latest);
    },
  };
}
