import { readLine } from '../../../shared/imports/read-values.ts';
import { type ProspectField, type ProspectImport, prospectFields } from '../../../shared/prospects/imports.contract.ts';
import type { Row } from '../../imports/store-rows.ts';
import type { Content } from '../core/prospect-content.ts';
import { nameIn } from './named-references.ts';
import { type Fate, whySkipped } from './plan-rows.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import type { ReadProspect } from './read-record.ts';

type PreviewRow = ProspectImport['preview'][number];
type Values = PreviewRow['values'];

export const previewRows = 20;
const longestValue = 100;

/** Rows as they would be stored, or as they came when they would not be. */
export function previewOf(rows: Row<ReadProspect>[], fates: Fate[], mode: ProspectImportItem['mode']): PreviewRow[] {
  let at = 0;
  return rows.map((row) => {
    if ('reason' in row)
      return { ...refused, line: row.line, values: shown(row.given ?? {}), custom: {}, problem: row.reason };
    const fate = fates[at++] ?? nothingYet;
    const { outcome, duplicate } = fate;
    const [act, problem] = 'reason' in outcome ? [null, outcome.reason] : [outcome.act, null];
    const remark = problem ? null : (whySkipped(fate, mode) ?? fate.remark ?? null);
    const { content } = row;
    const values = { values: shown(storedValues(content)), custom: shownCustom(content.custom) };
    return { line: row.line, ...values, act, problem, remark, duplicate };
  });
}

const refused = { act: null, remark: null, duplicate: null };
const nothingYet: Fate = { outcome: { act: 'skipped' }, duplicate: null };

const storedValues = ({
  phoneNational,
  valueCents,
  adBudgetCents,
  ownerId,
  clientId,
  campaignId,
  ...content
}: Content): Record<string, unknown> => ({
  ...content,
  ownerId: nameIn(ownerId),
  clientId: nameIn(clientId),
  campaignId: nameIn(campaignId),
  phone: phoneNational,
  value: valueCents === undefined ? undefined : valueCents / 100,
  monthlyAdBudget: adBudgetCents === undefined ? undefined : adBudgetCents / 100,
});

const fields = new Set<string>(prospectFields);

function shown(given: Record<string, unknown>): Values {
  const values = Object.entries(given).flatMap(([field, value]): [ProspectField, string][] => {
    const cut = cutText(Array.isArray(value) ? value.map(readLine).join(', ') : textOf(value));
    return cut && fields.has(field) ? [[field as ProspectField, cut]] : [];
  });
  return Object.fromEntries(values);
}

const cutText = (text: string) =>
  text.length > longestValue ? `${text.slice(0, longestValue).toWellFormed()}…` : text;

const shownCustom = (custom: Content['custom'] = {}): PreviewRow['custom'] =>
  Object.fromEntries(Object.entries(custom).map(([id, value]) => [id, cutText(String(value))]));

const textOf = (value: unknown) => (typeof value === 'boolean' ? String(value) : readLine(value));
