import { type Html, html } from './html.ts';

type Table = {
  /** What it tells, for who does not see what stands over it. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (Html | string)[])[];
  /** Of all rows together. */
  whole?: readonly string[];
};

/** A table whose first column names its rows; what is wider than the screen moves under the finger, and by keyboard. */
export function dataTable({ name, columns, rows, whole }: Table): Html {
  const row = ([first, ...others]: readonly (Html | string)[]) =>
    html`<tr><th scope="row">${first}${others.map((cell) => html`<td>${cell}`)}`;
  return html`<div class="wide" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}`)}<tbody>${rows.map(row)}${whole && html`<tfoot>${row(whole)}`}</table></div>`;
}
