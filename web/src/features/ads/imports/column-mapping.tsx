import { adFields } from '../../../../../shared/ads/imports.contract.ts';
import { ColumnList } from '../../../imports/column-list.tsx';
import { fieldLabels } from './field-labels.ts';
import type { Column, Mapping, ReadFile } from './file-contents.ts';

type Props = {
  read: ReadFile;
  mapping: Mapping;
  /** Columns that may be the end, of which somebody has to say it. */
  undecided: readonly string[];
  onChange: (mapping: Mapping, chosen: string) => void;
};

const fields = adFields.map((field) => ({ value: field, label: fieldLabels[field] }));

/** Each column with what it holds, guessed from its name, and its first values to judge by. */
export function ColumnMapping({ read, mapping, undecided, onChange }: Props) {
  function choose(header: string, value: string) {
    const field = adFields.find((one) => one === value) ?? null;
    // A field is held by one column only.
    const others = Object.entries(mapping).map(([name, held]) => [name, field && held === field ? null : held]);
    onChange({ ...Object.fromEntries(others), [header]: field }, header);
  }

  const columns = read.columns.map((column) => ({
    header: column.name,
    sample: examples(column),
    field: mapping[column.name] ?? null,
    ...(undecided.includes(column.name) && { undecided: true, problem: 'Dites si elle donne la fin de diffusion' }),
  }));
  return <ColumnList columns={columns} fields={fields} onChoose={choose} />;
}

const shownRows = 5;

function examples({ values }: Column): string {
  const said = values.slice(0, shownRows).map((value) => value.replace(/\s+/g, ' ').slice(0, 80));
  return [...new Set(said.filter(Boolean))].slice(0, 3).join(' · ');
}
