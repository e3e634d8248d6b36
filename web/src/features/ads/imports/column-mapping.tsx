import { type AdField, adFields } from '../../../../../shared/ads/imports.contract.ts';
import { ColumnList } from '../../../components/column-list.tsx';
import { fieldLabels } from './field-labels.ts';
import type { CsvFile } from './read-file.ts';

type Mapping = Record<string, AdField | null>;
type Props = {
  read: CsvFile;
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

  const columns = [...new Set(read.headers)].map((header) => ({
    header,
    sample: examples(read, header),
    field: mapping[header] ?? null,
    ...(undecided.includes(header) && { undecided: true, problem: 'Dites si elle donne la fin de diffusion' }),
  }));
  return <ColumnList columns={columns} fields={fields} onChoose={choose} />;
}

function examples({ headers, rows }: CsvFile, header: string): string {
  const at = headers.indexOf(header);
  const values = rows.map((row) => row[at]?.replace(/\s+/g, ' ').slice(0, 80)).filter(Boolean);
  return [...new Set(values)].slice(0, 3).join(' · ');
}
