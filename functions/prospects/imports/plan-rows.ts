import type { CustomValue } from '../../../shared/prospects/custom-fields.ts';
import { prospectLineProblems, skippedLines } from '../../../shared/prospects/imports.messages.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import type { RowOutcome } from '../../imports/store-rows.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { type Content, type Creation, type Edit, editedContent } from '../core/prospect-content.ts';
import { additionOf, filledOf } from './filled-fields.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import { type ImportedRow, type RowKey, rowKey } from './row-key.ts';
import type { Seen } from './seen-rows.ts';
import { isLost, remarkOf, remarkOfSecond, type Unread, withLeftover } from './unread-cells.ts';

/** What a workspace and the lines before say of the rows to come. */
export type Known = {
  /** Prospects by e-mail, phone or names. */
  prospects: Map<string, ProspectItem>;
  /** The line of the same file that named the prospect of a row before. */
  earlier: (key: string) => Seen | undefined;
  /** How many prospects the plan still allows, of how many; null when it does not count them. */
  plan: { room: number; limit: number } | null;
};

/** What becomes of a prospect: it is created, or changed when `before` is there. */
export type Plan = { line: number; rowKey: RowKey; before: ProspectItem | null; content: Content; changed: boolean };

type Duplicate = { prospectId: string } | { line: number } | null;
/** What becomes of a row, and what is told of it when that is not all. */
export type Fate = { outcome: RowOutcome; duplicate: Duplicate; remark?: string | undefined };

type Run = Pick<ProspectImportItem, 'mode' | 'createdAt' | 'startedAt'>;
type Planned = {
  fates: Fate[];
  plans: Plan[];
  /** Known prospects that no line has changed. */
  unchanged: Plan[];
  seen: Map<string, Seen>;
};

/** Decides what becomes of rows, one after the other, as if each were stored before the next. */
export function planRows(rows: ImportedRow[], known: Known, run: Run): Planned {
  const planner = new Planner(known, run);
  const fates = rows.map((row) => planner.fateOf(row));
  return { fates, ...planner.plans(), seen: planner.seen };
}

class Planner {
  readonly seen = new Map<string, Seen>();
  readonly #known: Known;
  readonly #run: Run;
  readonly #plans = new Map<string, Plan>();
  #room: number;

  constructor(known: Known, run: Run) {
    this.#known = known;
    this.#run = run;
    this.#room = known.plan?.room ?? Number.POSITIVE_INFINITY;
  }

  plans(): Pick<Planned, 'plans' | 'unchanged'> {
    const all = [...new Set(this.#plans.values())];
    const isWritten = ({ before, changed }: Plan) => !before || changed;
    return { plans: all.filter(isWritten), unchanged: all.filter((plan) => !isWritten(plan)) };
  }

  fateOf(row: ImportedRow): Fate {
    const own = rowKey(row.content);
    const planned = this.#plans.get(own.key);
    if (planned) return this.#again(row, own, planned, { line: planned.line });
    const before = this.#known.prospects.get(own.key);
    const earlier = this.#known.earlier(own.key);
    if (earlier && !before) return this.#againUnstored(row, own, earlier);
    if (!before) return this.#created(row, own);
    const plan: Plan = { line: earlier?.line ?? row.line, rowKey: own, before, content: before, changed: false };
    const duplicate = earlier ? { line: earlier.line } : { prospectId: before.prospectId };
    // Changed since the run began: an earlier line of this file did it, in another process.
    const isAgain = earlier || before.updatedAt >= (this.#run.startedAt ?? this.#run.createdAt);
    const fate = isAgain ? this.#again(row, own, plan, duplicate) : this.#met(row, plan, duplicate);
    this.#keep(plan);
    return fate;
  }

  /** Later lines find it by its key and by its phone. */
  #keep(plan: Plan): void {
    const seen = { line: plan.line, filled: filledOf(plan.content) };
    for (const key of [plan.rowKey.key, plan.content.phone]) {
      if (!key || (this.#plans.has(key) && this.#plans.get(key) !== plan)) continue;
      this.#plans.set(key, plan);
      this.seen.set(key, seen);
    }
  }

  #again(row: ImportedRow, own: RowKey, plan: Plan, duplicate: Duplicate): Fate {
    if (!this.#completes(own)) return skipped(duplicate);
    const { edit } = additionOf(row.said, filledOf(plan.content));
    const fate = this.#changed(plan, edit, duplicate);
    this.#keep(plan);
    return toldOfSecond(fate, row.unread);
  }

  /** As `#again`, for a prospect that a look has seen but, being a look, has not stored. */
  #againUnstored({ said, unread }: ImportedRow, own: RowKey, { line, filled }: Seen): Fate {
    if (!this.#completes(own)) return skipped({ line });
    const added = additionOf(said, filled);
    this.seen.set(own.key, { line, filled: added.filled });
    if (added.filled === filled) return skipped({ line });
    return toldOfSecond({ outcome: { act: 'updated' }, duplicate: { line } }, unread);
  }

  // Several people may share a phone, or a name: only an e-mail tells that a second line is about the same person.
  #completes = ({ by }: RowKey) => this.#run.mode === 'update' && by === 'email';

  #met({ said, unread }: ImportedRow, plan: Plan, duplicate: Duplicate): Fate {
    if (this.#run.mode !== 'update') return skipped(duplicate);
    const { edit, remark } = editOf(said, unread?.leftover, plan.content);
    const fate = this.#changed(plan, edit, duplicate);
    const { notes } = plan.content;
    const isNews = unread && (isLost(unread, notes) || !isSkipped(fate));
    const told = [isNews && remarkOf(unread, notes), remark].filter(Boolean).join('\u202f; ');
    return told ? { ...fate, remark: told } : fate;
  }

  #created(row: ImportedRow, own: RowKey): Fate {
    if (this.#room < 1) {
      const reason = prospectLineProblems.overLimit(this.#known.plan?.limit ?? 0);
      return { outcome: { reason }, duplicate: null };
    }
    this.#room--;
    const { line, content, unread } = row;
    this.#keep({ line, rowKey: own, before: null, content, changed: true });
    return { outcome: { act: 'created' }, duplicate: null, remark: unread && remarkOf(unread, content.notes) };
  }

  #changed(plan: Plan, edit: Edit, duplicate: Duplicate): Fate {
    const custom = edit.custom ? mergedCustom(plan.content.custom, edit.custom) : plan.content.custom;
    const content = { ...editedContent(plan.content, edit), custom };
    if (isSame(content, plan.content)) return skipped(duplicate);
    plan.content = content;
    plan.changed = true;
    return { outcome: { act: 'updated' }, duplicate };
  }
}

const skipped = (duplicate: Duplicate): Fate => ({ outcome: { act: 'skipped' }, duplicate });

const isSkipped = ({ outcome }: Fate) => 'act' in outcome && outcome.act === 'skipped';

const toldOfSecond = (fate: Fate, unread: Unread | undefined): Fate =>
  unread && !isSkipped(fate) ? { ...fate, remark: remarkOfSecond(unread) } : fate;

/** What is told of a row that is left as it is. */
export function whySkipped(fate: Fate, mode: Run['mode']): string | undefined {
  if (!isSkipped(fate)) return undefined;
  const { duplicate } = fate;
  if (duplicate && 'line' in duplicate) return skippedLines.sameAs(duplicate.line);
  return mode === 'update' ? skippedLines.nothingNew : skippedLines.known;
}

/** What a line changes: what it says, but for tags, which are added, and a refusal to be contacted, which stays. */
function editOf(
  { doNotContact, tags, retainUntil: _, ...said }: Creation,
  leftover: string | undefined,
  before: Content,
): { edit: Edit; remark?: string } {
  const all = tags && [...new Set([...before.tags, ...tags])];
  const notes = leftover ? withLeftover(said.notes ?? before.notes, leftover) : said.notes;
  const edit = {
    ...said,
    notes,
    ...(all && { tags: all.slice(0, prospectLimits.tags) }),
    ...(doNotContact && { doNotContact }),
  };
  const isFull = all && all.length > prospectLimits.tags;
  return isFull ? { edit, remark: prospectLineProblems.ofField('tags', prospectProblems.lastTag) } : { edit };
}

/** What a line says of the fields of the workspace stands in place of what was there. */
const mergedCustom = (before: Content['custom'], said: NonNullable<Edit['custom']>): Content['custom'] => {
  const given = Object.entries(said).filter((entry): entry is [string, CustomValue] => entry[1] !== null);
  return { ...before, ...Object.fromEntries(given) };
};

function isSame(after: Content, before: Content): boolean {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]) as Set<keyof Content>;
  return [...names].every((name) => JSON.stringify(after[name]) === JSON.stringify(before[name]));
}
