import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { NothingFound } from './no-prospect.tsx';
import { useAsked } from './use-asked.ts';
import type { ProspectListState } from './use-prospect-list.ts';

type Props = {
  list: ProspectListState;
  /** What stands in place of everything when the workspace has no prospect yet. */
  empty: ReactNode;
  toolbar: ReactNode;
  /** What stands there until it is read. */
  waiting: ReactNode;
  /** Said of a list that may well be empty, in place of what to change. */
  nothing?: ReactNode;
  children: ReactNode;
};

/** What the search finds, or why there is nothing to show. */
export function Found({ list, empty, toolbar, waiting, nothing: idle, children }: Props) {
  const { all } = useAsked();
  const { first, error, loading, stale, retry } = list;
  const nothing = first?.total === 0 && !stale;
  if (nothing && all && !idle) return empty;
  const unanswered = error && (!first || stale);
  return (
    <>
      {toolbar}
      {loading && waiting}
      {unanswered && <LoadFailure what="Les prospects" error={error} onRetry={retry} />}
      {nothing && (all && idle ? idle : <NothingFound />)}
      {first && !nothing && !unanswered && children}
    </>
  );
}
