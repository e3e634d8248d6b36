import { useCallback, useMemo, useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** What is selected, among what is shown. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  /** Selects or not; a `range` goes from the last one that was chosen, along `column`. */
  const toggle = useCallback((id: string, { range = false, column = [] as readonly string[] } = {}) => {
    const from = range && anchor.current ? column.indexOf(anchor.current) : -1;
    const to = column.indexOf(id);
    anchor.current = id;
    setIds((latest) => {
      const next = new Set(latest);
      if (from >= 0 && to >= 0) {
        for (const one of column.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      } else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  const add = useCallback((more: readonly string[]) => setIds((latest) => new Set([...latest, ...more])), []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, add, clear }), [ids, toggle, add, clear]);
}
