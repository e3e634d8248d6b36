import { type Html, html } from './html.ts';

type Table = {
  /** What it tells, for who does not see what stands over it. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (Html | string)[])[];
  /** Of all rows together. */
  whole?: readonly string[];
  /** Of so many rows that they are looked through rather than read. */
  isLong?: boolean;
};

/** As many columns as a phone shows side by side. */
const fitting = 3;

/**
 * A table whose first column names its rows; what is wider than the screen moves under the finger, and by keyboard. On a phone
 * the cells of wider ones stand under the name of their row, each with that of its column.
 */
export function dataTable({ name, columns, rows, whole, isLong = false }: Table): Html {
  const stacks = !isLong && columns.length > fitting;
  const cellOf = (cell: Html | string, at: number) =>
    stacks ? html`<td data-of="${columns[at + 1] ?? ''}">${cell}` : html`<td>${cell}`;
  const row = ([first, ...others]: readonly (Html | string)[]) =>
    html`<tr><th scope="row">${first}${others.map(cellOf)}`;
  return html`<div class="${stacks ? 'wide stacks' : 'wide'}" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}`)}<tbody>${rows.map(row)}${whole && html`<tfoot>${row(whole)}`}</table></div>`;
}
