import useSWR from 'swr';
import { listActivity, listActivityChoices } from '../../../../../shared/journal/activity.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { filtersIn, isFiltered } from './journal-filters.ts';

const pageSize = '50';

/** The log under the filters of the address, a page after the other. */
export function useJournal() {
  const { params } = useUrlState();
  const filters = filtersIn(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [listActivity.operation, JSON.stringify(filters)],
    (cursor) => request(listActivity, { query: { ...filters, cursor, limit: pageSize } }),
  );
  return {
    /** Nothing while they are awaited. */
    lines: pages && itemsOf(pages),
    error: pages ? undefined : error,
    filtered: isFiltered(params),
    reload,
    more,
    reading: readingMore,
  };
}

/** Acts and people to choose among; nothing while they are awaited, nor when they do not come: the log is read without. */
export function useChoices() {
  return useSWR(listActivityChoices.operation, () => request(listActivityChoices)).data;
}
