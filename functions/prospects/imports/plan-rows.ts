import { prospectLineProblems } from '../../../shared/messages/prospect-imports.ts';
import { prospectProblems } from '../../../shared/messages/prospects.ts';
import { prospectLimits } from '../../../shared/rules/prospects.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Outcome } from '../../platform/imports/store-rows.ts';
import type { ProspectItem } from '../prospect.entity.ts';
import { type Content, type Creation, type Edit, editedContent } from '../prospect-content.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import { refusalOf } from './read-prospect.ts';
import { type ImportedRow, type RowKey, rowKey } from './row-key.ts';

/** What a workspace and the lines before say of the rows to come. */
export type Known = {
  /** Prospects by e-mail or phone. */
  prospects: Map<string, ProspectItem>;
  /** The line of the same file that named the prospect of a row before, and whether it said the same. */
  earlier: (row: ImportedRow, key: RowKey) => Earlier | undefined;
  /** How many prospects the plan still allows, of how many; null when it does not count them. */
  plan: { room: number; limit: number } | null;
};

type Earlier = { line: number; isSame: boolean };

/** What becomes of a prospect: it is created, or changed when `before` is there. */
export type Plan = { line: number; rowKey: RowKey; before: ProspectItem | null; content: Content; changed: boolean };

type Duplicate = { prospectId: string } | { line: number } | null;
export type Fate = { outcome: Outcome; duplicate: Duplicate };

type Run = Pick<ProspectImportItem, 'mode' | 'createdAt'>;

/** Decides what becomes of rows, one after the other, as if each were stored before the next. */
export function planRows(rows: ImportedRow[], known: Known, run: Run): { fates: Fate[]; plans: Plan[] } {
  const planner = new Planner(known, run);
  return { fates: rows.map((row) => planner.fateOf(row)), plans: planner.plans() };
}

class Planner {
  readonly #known: Known;
  readonly #run: Run;
  readonly #plans = new Map<string, Plan>();
  #room: number;

  constructor(known: Known, run: Run) {
    this.#known = known;
    this.#run = run;
    this.#room = known.plan?.room ?? Number.POSITIVE_INFINITY;
  }

  plans(): Plan[] {
    return [...this.#plans.values()].filter(({ before, changed }) => !before || changed);
  }

  fateOf(row: ImportedRow): Fate {
    const own = rowKey(row.content);
    const planned = this.#plans.get(own.key);
    if (planned) return this.#again(row, planned);
    const earlier = this.#known.earlier(row, own);
    if (earlier) return this.#repeated(own, earlier);
    const before = this.#known.prospects.get(own.key);
    return before ? this.#met(row, own, before) : this.#created(row, own);
  }

  #again(row: ImportedRow, planned: Plan): Fate {
    const duplicate = { line: planned.line };
    const updates = this.#run.mode === 'update' && planned.rowKey.by === 'email';
    return updates ? this.#changed(row, planned, duplicate) : skipped(duplicate);
  }

  #repeated({ by }: RowKey, { line, isSame }: Earlier): Fate {
    const updates = this.#run.mode === 'update' && by === 'email' && !isSame;
    return updates ? { outcome: { act: 'updated' }, duplicate: { line } } : skipped({ line });
  }

  #met(row: ImportedRow, own: RowKey, before: ProspectItem): Fate {
    const duplicate = { prospectId: before.prospectId };
    const plan: Plan = { line: row.line, rowKey: own, before, content: before, changed: false };
    this.#plans.set(own.key, plan);
    // Several people may share a phone: what has it since the import began has it from a line before.
    const isOfThisFile = own.by === 'phone' && before.updatedAt >= this.#run.createdAt;
    return this.#run.mode === 'update' && !isOfThisFile ? this.#changed(row, plan, duplicate) : skipped(duplicate);
  }

  #created(row: ImportedRow, own: RowKey): Fate {
    if (this.#room < 1) {
      const reason = prospectLineProblems.overLimit(this.#known.plan?.limit ?? 0);
      return { outcome: { reason }, duplicate: null };
    }
    this.#room--;
    this.#plans.set(own.key, { line: row.line, rowKey: own, before: null, content: row.content, changed: true });
    return { outcome: { act: 'created' }, duplicate: null };
  }

  #changed({ said }: ImportedRow, plan: Plan, duplicate: Duplicate): Fate {
    try {
      const content = editedContent(plan.content, editOf(said, plan.content));
      if (isSame(content, plan.content)) return skipped(duplicate);
      plan.content = content;
      plan.changed = true;
      return { outcome: { act: 'updated' }, duplicate };
    } catch (problem) {
      return { outcome: { reason: refusalOf(problem) }, duplicate };
    }
  }
}

const skipped = (duplicate: Duplicate): Fate => ({ outcome: { act: 'skipped' }, duplicate });

/** What a line changes: what it says, but for tags, which are added, and a refusal to be contacted, which stays. */
function editOf({ doNotContact, tags, retainUntil: _, ...said }: Creation, before: Content): Edit {
  const all = tags && [...new Set([...before.tags, ...tags])];
  if (all && all.length > prospectLimits.tags) throw invalidField('tags', prospectProblems.lastTag);
  return { ...said, ...(all && { tags: all }), ...(doNotContact && { doNotContact }) };
}

function isSame(after: Content, before: Content): boolean {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]) as Set<keyof Content>;
  return [...names].every((name) => JSON.stringify(after[name]) === JSON.stringify(before[name]));
}
