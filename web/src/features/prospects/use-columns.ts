import { useChosenColumns } from '../../lib/use-chosen-columns.ts';
import { type ColumnId, columnIds, columns } from './columns.ts';

const start: ColumnId[] = ['company', 'score', 'status', 'value', 'nextAction', 'owner'];

/** The columns of the table: those of the address, otherwise those last chosen here. */
export function useColumns() {
  const { chosen, toggle } = useChosenColumns({ key: 'prospectColumns', ids: columnIds, start });
  return { chosen, shown: chosen.map((id) => ({ id, ...columns[id] })), toggle };
}
