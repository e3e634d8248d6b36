import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import {
  type Outcome,
  outcomes,
  type TimelineType,
  type WrittenType,
  writtenTypes,
} from '../../../../../shared/prospects/prospects.rules.ts';
import { fromParisField, toParisField } from '../../../lib/paris-time.ts';

/** What stands in the fields of a line of the timeline. */
export type ActivityValues = { content: string; outcome: string; at: string; dueAt: string };

/** An exchange that took place now, a task without a date. */
export const newActivity = (now = new Date()): ActivityValues => ({
  content: '',
  outcome: '',
  at: toParisField(now.toISOString()),
  dueAt: '',
});

export const valuesOf = ({ content, outcome, at, dueAt }: ProspectActivity): ActivityValues => ({
  content,
  outcome: outcome ?? '',
  at: toParisField(at),
  dueAt: dueAt ? toParisField(dueAt) : '',
});

/** What the fields say, as the API takes it: a task has an end, an exchange a date and an outcome. */
export function contentOf(type: TimelineType, { content, outcome, at, dueAt }: ActivityValues): LineContent {
  if (type === 'task') return { content: content.trim(), dueAt: fromParisField(dueAt) };
  const said = outcomeOf(outcome);
  return {
    content: content.trim() || (said ? outcomes[said] : ''),
    outcome: said ?? null,
    at: fromParisField(at) ?? undefined,
  };
}

type LineContent = { content: string; outcome?: Outcome | null; at?: string | undefined; dueAt?: string | null };

/** Of the fields, those that were changed: a date left as it was keeps its seconds, and so its place. */
export function changesOf(type: TimelineType, before: ActivityValues, after: ActivityValues): Partial<LineContent> {
  const changed = Object.entries(contentOf(type, after)).filter(
    ([name]) => Reflect.get(before, name) !== Reflect.get(after, name),
  );
  return Object.fromEntries(changed);
}

const outcomeOf = (value: string): Outcome | undefined => keysOf(outcomes).find((outcome) => outcome === value);

export const isWritten = (type: TimelineType): type is WrittenType => writtenTypes.some((written) => written === type);

/** What may come of an exchange of this type. */
export function outcomeChoices(type: WrittenType) {
  const possible = keysOf(outcomes).filter((outcome) => !impossible[outcome]?.includes(type));
  return [{ value: '', label: 'Non précisé' }, ...possible.map((value) => ({ value, label: outcomes[value] }))];
}

const impossible: Partial<Record<Outcome, WrittenType[]>> = {
  no_answer: ['note', 'meeting'],
  no_show: ['note', 'call', 'email'],
};
