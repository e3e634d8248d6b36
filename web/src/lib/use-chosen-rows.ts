import { useCallback, useMemo, useRef } from 'react';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';

/** Rows of a list that are chosen by box or by key; `area` holds them. */
export function useChosenRows<Thing extends { id: string }>(things: readonly Thing[]) {
  const selection = useSelection();
  const area = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => things.map(({ id }) => id), [things]);
  const { toggle, add } = selection;
  const onSelect = useCallback((id: string, range: boolean) => toggle(id, { range, column: ids }), [toggle, ids]);
  const onSelectAll = useCallback(() => add(ids), [add, ids]);
  useRowKeys(area, (id) => toggle(id));
  const chosen = useMemo(() => things.filter(({ id }) => selection.ids.has(id)), [things, selection.ids]);
  return { area, selection, onSelect, onSelectAll, chosen };
}
