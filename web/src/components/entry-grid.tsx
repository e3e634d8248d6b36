import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { cellsOf, fieldsOf, type GridProblems, type GridRow, type GridSpec, pasteInto } from '../lib/grid-rows.ts';
import { readDay } from '../lib/grid-values.ts';
import classes from './entry-grid.module.css';

type Props<R extends GridRow> = {
  rows: readonly R[];
  spec: GridSpec<R>;
  problems: GridProblems;
  onChange: (rows: R[]) => void;
  today: string;
};

/** Days, a line each: arrows and Enter go up and down, a paste from a spreadsheet is laid over it. */
export function EntryGrid<R extends GridRow>({ rows, spec, problems, onChange, today }: Props<R>) {
  const fields = fieldsOf(spec);
  const grid = useRef<HTMLTableElement>(null);

  const write = (line: number, field: string, text: string) =>
    onChange(
      rows.map((row, at) => {
        if (at !== line) return row;
        return field === 'date' ? { ...row, date: text } : { ...row, cells: { ...row.cells, [field]: text } };
      }),
    );

  function onPaste(event: ClipboardEvent, line: number, field: string) {
    const cells = cellsOf(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    onChange(pasteInto(rows, { line, field }, cells, spec));
  }

  function onKeyDown(event: KeyboardEvent, line: number, field: string) {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLInputElement>(`[name="${line + step}.${field}"]`)?.focus();
  }

  function add() {
    const last = readDay(rows.at(-1)?.date ?? '');
    const next = last && last < today ? addDays(last, 1) : '';
    onChange([...rows, next ? spec.rowOfDay(next) : { ...spec.rowOfDay(today), date: '' }]);
  }

  return (
    <>
      <div className={classes.frame}>
        <table className={classes.grid} ref={grid}>
          <thead>
            <tr>
              {fields.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={row.key}>
                {fields.map(({ name: field, label }) => {
                  const problem = problems[`${line}.${field}`];
                  return (
                    <td key={field} data-label={label}>
                      <input
                        name={`${line}.${field}`}
                        className={classes.cell}
                        aria-label={`${label}, ligne ${line + 1}`}
                        aria-invalid={problem ? true : undefined}
                        title={problem}
                        inputMode={field === 'date' ? 'text' : 'decimal'}
                        placeholder={field === 'date' ? 'JJ/MM/AAAA' : undefined}
                        autoComplete="off"
                        value={field === 'date' ? row.date : row.cells[field]}
                        onChange={({ currentTarget }) => write(line, field, currentTarget.value)}
                        onPaste={(event) => onPaste(event, line, field)}
                        onKeyDown={(event) => onKeyDown(event, line, field)}
                      />
                    </td>
                  );
                })}
                <td className={classes.act}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Ôter la ligne ${line + 1}`}
                    onClick={() => onChange(rows.filter((_, at) => at !== line))}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mr="auto"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
      >
        Ajouter un jour
      </Button>
    </>
  );
}
