import { createProspect } from '../../../shared/contract/prospects.ts';
import type { ProspectField } from '../../../shared/contract/prospects-imports.ts';
import { prospectFieldNames, prospectLineProblems } from '../../../shared/messages/prospect-imports.ts';
import { validationMessage } from '../../../shared/messages/validation.ts';
import { countryCodeOf, industryNamed } from '../../../shared/rules/named-codes.ts';
import type { ProspectSource } from '../../../shared/rules/prospects.ts';
import { AppError } from '../../platform/app-error.ts';
import { readAmount, readLine, readList, readText } from '../../platform/imports/read-values.ts';
import { type Content, type Creation, contentOf } from '../prospect-content.ts';
import { partName } from './person-name.ts';
import { type Draft, knownOf } from './prospect-draft.ts';
import { readAnswer, readCompanySize, readLegalBasis, readSource, readStatus } from './read-choices.ts';
import { readMoment } from './read-moment.ts';

/** What a record says of a prospect, and the prospect that it makes when nobody knows it yet. */
export type ReadProspect = { said: Creation; content: Content };
export type Reading = ReadProspect | { reason: string; given: Draft };

type Values = Partial<Record<keyof Creation, unknown>>;

/** What the value of a field is when it is not the text itself; undefined when it cannot be read. */
const readers: Partial<Record<ProspectField, (value: unknown) => unknown>> = {
  companySize: (value) => readCompanySize(lineOf(value)),
  status: (value) => readStatus(lineOf(value)),
  legalBasis: (value) => readLegalBasis(lineOf(value)),
  doNotContact: (value) => (typeof value === 'boolean' ? value : readAnswer(lineOf(value))),
  value: readAmount,
  monthlyAdBudget: readAmount,
  currency: (value) => currencyOf(lineOf(value)),
  nextActionAt: (value) => readMoment(lineOf(value)),
  collectedAt: (value) => readMoment(lineOf(value)),
  tags: readList,
  notes: (value) => withoutGuard(readText(value)),
  country: (value) => countryCodeOf(lineOf(value)) ?? lineOf(value),
  industry: (value) => industryNamed(lineOf(value)) ?? lineOf(value),
};

/** Makes a prospect of what a record says, or tells all that keeps it from being one; `source` is that of the import. */
export function readProspect(draft: Draft, source: ProspectSource, now: Date): Reading {
  const problems: string[] = [];
  const values = valuesOf(knownOf(draft), problems);
  const { data, error } = createProspect.body.safeParse(values, { error: validationMessage, reportInput: false });
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path;
    problems.push(prospectLineProblems.ofField(field as ProspectField, message));
  }
  if (!data || problems.length > 0) return { reason: problems.join('\u202f; '), given: draft };
  try {
    return { said: data, content: contentOf({ ...data, source: data.source ?? source }, now) };
  } catch (problem) {
    return { reason: refusalOf(problem), given: draft };
  }
}

function valuesOf(draft: Draft, problems: string[]): Values {
  const { fullName, source, value, ...others } = draft;
  const values: Values = {};
  for (const [name, given] of Object.entries({ ...others, ...(value !== undefined && { value }) })) {
    const field = name as Exclude<ProspectField, 'fullName' | 'source'>;
    const read = readers[field] ? readers[field](given) : lineOf(given);
    if (read === undefined) problems.push(prospectLineProblems.unreadable(field, shownOf(given)));
    else values[field] = read;
  }
  return {
    ...(fullName !== undefined && partName(lineOf(fullName))),
    ...(source !== undefined && { source: readSource(lineOf(source)) }),
    ...(value !== undefined && { currency: currencyOf(lineOf(value)) }),
    ...values,
  };
}

/** Our own exports guard what a spreadsheet would compute. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
const lineOf = (value: unknown): string => withoutGuard(readLine(value));

const signs: [RegExp, string][] = [
  [/€|euro/i, 'EUR'],
  [/£/, 'GBP'],
  [/\$/, 'USD'],
];
const longestAmount = 100;

/** The currency that an amount or a cell names, if any. */
function currencyOf(text: string): string | undefined {
  if (text.length > longestAmount) return undefined;
  return /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0] ?? signs.find(([sign]) => sign.test(text))?.[1];
}

const longestShown = 40;

function shownOf(value: unknown): string {
  const text = readLine(value);
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
}

/** The sentence of a refusal of one prospect; anything else is thrown on. */
export function refusalOf(problem: unknown): string {
  if (!(problem instanceof AppError)) throw problem;
  const [detail] = problem.extras.details ?? [];
  if (!detail || problem.extras.message) return problem.message;
  const name = prospectFieldNames[detail.path as ProspectField];
  return name ? prospectLineProblems.ofField(detail.path as ProspectField, detail.message) : detail.message;
}
