import { useLocalStorage } from '@mantine/hooks';
import { useUrlState } from '../../lib/use-url-state.ts';
import { type ColumnId, columnIds, columns } from './columns.ts';
import { urlNames } from './prospects-query.ts';

const startColumns: ColumnId[] = ['company', 'score', 'status', 'value', 'nextAction', 'owner'];

/** The columns of the table: those of the address, otherwise those last chosen here. */
export function useColumns() {
  const { params, change } = useUrlState();
  const [remembered, remember] = useLocalStorage<string[]>({
    key: 'prospectColumns',
    defaultValue: startColumns,
    getInitialValueInEffect: false,
  });
  const asked = known(params.getAll(urlNames.columns));
  const chosen = asked.length > 0 ? asked : known(remembered);

  function toggle(id: ColumnId) {
    const next = columnIds.filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
    remember(next);
    change({ [urlNames.columns]: next }, { replace: true });
  }

  return { chosen, shown: chosen.map((id) => ({ id, ...columns[id] })), toggle };
}

/** What an address or a saved view holds may be of another time. */
const known = (names: readonly string[]): ColumnId[] => columnIds.filter((id) => names.includes(id));
