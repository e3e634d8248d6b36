import * as z from 'zod';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { validationMessage } from '../../../shared/kernel/validation-messages.ts';
import { schemasOf } from '../../../shared/prospects/field-schemas.ts';
import type { ProspectField } from '../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames, prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { namingFields } from '../../../shared/prospects/prospect-columns.ts';
import type { ProspectSource } from '../../../shared/prospects/prospects.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Content, type Creation, contentOf } from '../core/prospect-content.ts';
import { namedIn } from './named-references.ts';
import { type OwnCell, readOwn } from './own-columns.ts';
import { type Draft, knownOf } from './prospect-draft.ts';
import { type HowRead, readValues, type Values } from './prospect-values.ts';
import { type Unread, UnreadCells, withLeftover } from './unread-cells.ts';

/** What a record says of a prospect, and the prospect that it makes when nobody knows it yet. */
export type ReadProspect = {
  said: Creation;
  content: Content;
  /** What could not be read; the notes of `content` have it as far as there is room. */
  unread?: Unread;
};
export type ReadRecord = ReadProspect | { reason: string; given: Draft };

/** Makes a prospect of what a record says, whatever its cells; only what names nobody is refused. */
export function readRecord(
  draft: Draft,
  source: ProspectSource,
  now: Date,
  how: HowRead = {},
  own: OwnCell[] = [],
): ReadRecord {
  const unread = new UnreadCells();
  const { ownerId, clientId, campaignId, ...known } = knownOf(draft);
  const told = saidOf(readValues(known, how, unread), known, unread);
  const custom = readOwn(own, how, unread);
  const said = { ...told, ...namedIn({ ownerId, clientId, campaignId }), ...(custom && { custom }) };
  try {
    const content = { ...contentOf({ ...said, source: said.source ?? source }, now), ...(custom && { custom }) };
    const found = unread.found();
    if (!found) return { said, content };
    return { said, content: { ...content, notes: withLeftover(content.notes, found.leftover) }, unread: found };
  } catch (problem) {
    const told = unread.problemsOf(namingFields);
    return { reason: told.length > 0 ? told.join('\u202f; ') : refusalOf(problem), given: draft };
  }
}

/** The body of `createProspect`, without the route and what it answers: the schemas of a prospect take 6 ms to make. */
const creation = atFirstUse(() => z.strictObject(schemasOf('create')));

/** Each try leaves out, or shortens, what the one before was refused for. */
const mostTries = 4;

function saidOf(values: Values, draft: Draft, unread: UnreadCells): Creation {
  for (let tries = 1; ; tries++) {
    const { data, error } = creation().safeParse(values, { error: validationMessage, reportInput: false });
    if (data) return data;
    for (const issue of error.issues) mend(values, issue, draft, unread);
    if (tries === mostTries) return creation().parse({});
  }
}

type Issue = NonNullable<ReturnType<ReturnType<typeof creation>['safeParse']>['error']>['issues'][number];

function mend(values: Values, issue: Issue, draft: Draft, unread: UnreadCells): void {
  const field = issue.path[0] as keyof Values & ProspectField;
  const value = values[field];
  if (value === undefined) return;
  const told = () => prospectLineProblems.ofField(field, issue.message);
  if (typeof value === 'string' && issue.code === 'too_big') {
    values[field] = value.slice(0, Number(issue.maximum)).toWellFormed().trim();
    if (field === 'notes') unread.addRest(field, told());
    else unread.add(field, value, told);
  } else {
    delete values[field];
    unread.add(field, draft[field] ?? value, told);
  }
}

/** The sentence of a refusal of one prospect; anything else is thrown on. */
export function refusalOf(problem: unknown): string {
  if (!(problem instanceof AppError)) throw problem;
  const [detail] = problem.extras.details ?? [];
  if (!detail || problem.extras.message) return problem.message;
  const name = prospectFieldNames[detail.path as ProspectField];
  return name ? prospectLineProblems.ofField(detail.path as ProspectField, detail.message) : detail.message;
}
