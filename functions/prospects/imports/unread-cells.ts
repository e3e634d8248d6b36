import { readLine } from '../../../shared/imports/read-values.ts';
import type { ProspectField } from '../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames, prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { shortened } from '../../imports/shortened.ts';

const longestKept = 300;
const mostValues = 20;
const longestLeftover = 2_000;
const longestRemark = 240;
const longestQuote = 40;

/** What of a line could not be read. */
export type Unread = {
  /** Why, value by value: for whoever imports. */
  told: string;
  /** The values themselves, a line each, for the notes of the person, who enters all the same. */
  leftover?: string | undefined;
  /** Only the beginning of a value is there. */
  isCut: boolean;
};

/** What of a record cannot be read, as far as it was looked at. */
export class UnreadCells {
  readonly #cells: { field: ProspectField | null; label: string; value: string; problem: string }[] = [];
  #isCut = false;

  add(field: ProspectField, given: unknown, problem: (value: string) => string): void {
    this.#add(field, prospectFieldNames[field], given, problem);
  }

  /** Of a field of the workspace, by its name. */
  addOwn(label: string, given: unknown, problem: (value: string) => string): void {
    this.#add(null, label, given, problem);
  }

  #add(field: ProspectField | null, label: string, given: unknown, problem: (value: string) => string): void {
    const all = (Array.isArray(given) ? given : [given]).slice(0, mostValues);
    const lines = all.map((one) => readLine(typeof one === 'string' ? one.slice(0, 2 * longestKept) : one));
    const value = this.#cut(lines.join(', '), longestKept);
    this.#cells.push({ field, label, value, problem: problem(quotable(value)) });
  }

  /** A value of which the field itself holds the beginning, and nothing else the rest. */
  addRest(field: ProspectField, problem: string): void {
    this.#isCut = true;
    this.#cells.push({ field, label: '', value: '', problem });
  }

  /** What is said of these fields alone. */
  problemsOf(fields: readonly ProspectField[]): string[] {
    return this.#cells.filter(({ field }) => field && fields.includes(field)).map(({ problem }) => problem);
  }

  /** Undefined when everything was read. */
  found(): Unread | undefined {
    if (this.#cells.length === 0) return undefined;
    const told = [...new Set(this.#cells.map(({ problem }) => problem))].join('\u202f; ');
    const lines = this.#cells.filter(({ value }) => value !== '').map(({ label, value }) => `${label}\u00a0: ${value}`);
    const leftover = lines.length > 0 ? this.#cut(lines.join('\n'), longestLeftover) : undefined;
    return { told: shortened(told, longestRemark), leftover, isCut: this.#isCut };
  }

  #cut(text: string, longest: number): string {
    this.#isCut ||= text.length > longest;
    return shortened(text, longest);
  }
}

/** What is told of a line outlives the person's erasure: an address in the wrong column is not repeated. */
const quotable = (value: string): string => (value.includes('@') ? '…' : shortened(value, longestQuote));

/** Notes with what could not be read after them: once, and only if there is room for all of it. */
export function withLeftover(notes: string | undefined, leftover: string | undefined): string | undefined {
  if (!leftover || notes?.includes(leftover)) return notes;
  const all = notes ? `${notes}\n\n${leftover}` : leftover;
  return all.length > prospectLimits.notes ? notes : all;
}

/** Whether there was no room in these notes for what could not be read. */
export const isLost = ({ leftover }: Unread, notes: string | undefined): boolean =>
  leftover !== undefined && !notes?.includes(leftover);

/** What is told of a line, by the notes that its prospect has then. */
export function remarkOf(unread: Unread, notes: string | undefined): string {
  const { told, leftover, isCut } = unread;
  if (isLost(unread, notes)) return prospectLineProblems.notesFull(told);
  if (isCut) return prospectLineProblems.beginsInNotes(told);
  return leftover ? prospectLineProblems.keptInNotes(told) : told;
}

/** What is told of a second line about a prospect, which adds nothing to its notes. */
export const remarkOfSecond = ({ told, leftover }: Unread): string =>
  leftover ? prospectLineProblems.ofSecondLine(told) : told;
