import { useChosenColumns } from '../../lib/use-chosen-columns.ts';
import { columnIds, columns, customColumn, type ShownColumn } from './columns.ts';
import { useCustomFields } from './custom-fields/use-custom-fields.ts';

const start: ShownColumn['id'][] = ['company', 'score', 'status', 'value', 'nextAction', 'owner'];

/** The columns of the table: those of the address, otherwise those last chosen here. */
export function useColumns() {
  const { fields } = useCustomFields();
  const all: ShownColumn[] = [...columnIds.map((id) => ({ id, ...columns[id] })), ...fields.map(customColumn)];
  const { chosen, toggle } = useChosenColumns({ key: 'prospectColumns', ids: all.map(({ id }) => id), start });
  return { all, chosen, shown: all.filter(({ id }) => chosen.includes(id)), toggle };
}
