import type { ProspectField } from '../../../shared/contract/prospects-imports.ts';
import { prospectFieldNames, prospectLineProblems } from '../../../shared/messages/prospect-imports.ts';
import { prospectLimits } from '../../../shared/rules/prospects.ts';
import { readLine } from '../../platform/imports/read-values.ts';

const longestKept = 300;
const mostValues = 20;
const longestLeftover = 2_000;
const longestRemark = 240;

/** What of a record cannot be read: told of its line, and kept in the notes of the person, who enters all the same. */
export class UnreadCells {
  readonly #cells: { field: ProspectField; value: string; problem: string }[] = [];

  add(field: ProspectField, given: unknown, problem: (value: string) => string): void {
    const all = (Array.isArray(given) ? given : [given]).slice(0, mostValues);
    const lines = all.map((one) => readLine(typeof one === 'string' ? one.slice(0, 2 * longestKept) : one));
    const value = cut(lines.join(', '), longestKept);
    this.#cells.push({ field, value, problem: problem(cut(value, 40)) });
  }

  /** What is said of these fields alone. */
  problemsOf(fields: readonly ProspectField[]): string[] {
    return this.#cells.filter(({ field }) => fields.includes(field)).map(({ problem }) => problem);
  }

  /** A sentence on the line; undefined when everything was read. */
  remark(): string | undefined {
    if (this.#cells.length === 0) return undefined;
    const told = [...new Set(this.#cells.map(({ problem }) => problem))].join('\u202f; ');
    return prospectLineProblems.keptInNotes(cut(told, longestRemark));
  }

  /** The values themselves, a line each; undefined when everything was read. */
  leftover(): string | undefined {
    const lines = this.#cells.filter(({ value }) => value !== '');
    if (lines.length === 0) return undefined;
    const text = lines.map(({ field, value }) => `${prospectFieldNames[field]}\u00a0: ${value}`).join('\n');
    return cut(text, longestLeftover);
  }
}

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

/** Notes with what could not be read after them: once, and as far as there is room. */
export function withLeftover(notes: string | undefined, leftover: string | undefined): string | undefined {
  if (!leftover || notes?.includes(leftover)) return notes;
  const all = notes ? `${notes}\n\n${leftover}` : leftover;
  return all.length > prospectLimits.notes ? notes : all;
}
