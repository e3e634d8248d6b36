import { useCallback, useMemo, useRef, useState } from 'react';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import type { AllFound } from '../bulk-found.ts';
import { useAsked } from '../use-asked.ts';
import type { ProspectListState } from '../use-prospect-list.ts';

/** The prospects that are chosen by box or by key: some of those that are here, or all that is found, page or not. */
export function useChosenProspects(list: ProspectListState) {
  const { prospects, first, stale } = list;
  const { asked } = useAsked();
  const { ids: chosenIds, toggle: toggleOne, add, clear: clearIds } = useSelection();
  /** The search of which all is chosen. */
  const [everything, setEverything] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const shownIds = useMemo(() => prospects.map(({ id }) => id), [prospects]);
  const total = first?.total ?? 0;
  const isAll = everything === asked && !stale && total > prospects.length;

  const onlyShown = useCallback(() => {
    setEverything(null);
    add(shownIds);
  }, [add, shownIds]);
  const clear = useCallback(() => {
    setEverything(null);
    clearIds();
  }, [clearIds]);
  /** To leave one out of all leaves those that are here. */
  const onSelect = useCallback(
    (id: string, range = false) => {
      if (isAll) onlyShown();
      toggleOne(id, { range, column: shownIds });
    },
    [isAll, onlyShown, toggleOne, shownIds],
  );
  useRowKeys(area, onSelect);

  const ids = useMemo(() => (isAll ? new Set(shownIds) : chosenIds), [isAll, shownIds, chosenIds]);
  const found: AllFound | undefined = isAll ? { filters: list.filters(), total } : undefined;
  return {
    area,
    selection: { ids, clear },
    onSelect,
    onSelectAll: () => {
      add(shownIds);
      if (total > prospects.length && total <= prospectLimits.bulkFound) setEverything(asked);
    },
    chosen: useMemo(() => prospects.filter(({ id }) => ids.has(id)), [prospects, ids]),
    found,
    onlyShown,
    /** More are found than one act can take: only those that are here were chosen. */
    tooMany: total > prospectLimits.bulkFound && prospects.length > 0 && prospects.every(({ id }) => ids.has(id)),
  };
}
