import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';

/** Rows of a list that are chosen by box or by key; `area` holds them. */
export function useChosenRows<Thing extends { id: string }>(things: readonly Thing[]) {
  const selection = useSelection();
  const area = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => things.map(({ id }) => id), [things]);
  const { toggle, add } = selection;
  // The same function whatever comes at the end of the list: rows that are there are not drawn again for it.
  const column = useRef<readonly string[]>(ids);
  useEffect(() => {
    column.current = ids;
  }, [ids]);
  const onSelect = useCallback((id: string, range: boolean) => toggle(id, { range, column: column.current }), [toggle]);
  const onSelectAll = useCallback(() => add(ids), [add, ids]);
  useRowKeys(area, (id) => toggle(id));
  const chosen = useMemo(() => things.filter(({ id }) => selection.ids.has(id)), [things, selection.ids]);
  return { area, selection, onSelect, onSelectAll, chosen };
}
