import { useEffect } from 'react';

export type EndOfList = {
  more: { exists: boolean; loading: boolean; load: () => unknown };
  error: unknown;
  stale: boolean;
};

/** Asks for the next page when the end of what is known comes in sight. */
export function useLoadAtEnd({ more, error, stale }: EndOfList, atEnd: boolean): void {
  const wanted = atEnd && more.exists && !more.loading && !error && !stale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the end is reached
  useEffect(() => {
    if (wanted) void more.load();
  }, [wanted]);
}
