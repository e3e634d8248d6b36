import { type DateOrder, dateOrderOf, isDateOrderUnsure, numericDate } from '../../../shared/imports/date-order.ts';
import { decimalMarkOf, readLine } from '../../../shared/imports/read-values.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { fields } from '../../../shared/prospects/fields.ts';
import {
  type ProspectField,
  type ProspectImport,
  prospectFields,
  sharedFields,
} from '../../../shared/prospects/imports.contract.ts';
import { isUndecided } from '../../../shared/prospects/prospect-columns.ts';
import type { ProspectStatus } from '../../../shared/prospects/prospects.rules.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import { fileRecords, type RecordReader } from '../../imports/file-records.ts';
import { withoutSamples } from './forget-looks.ts';
import { type OwnColumn, ownColumns, withoutOwn } from './own-columns.ts';
import { type Draft, knownOf } from './prospect-draft.ts';
import type { Mapping, ProspectImportItem } from './prospect-import.entity.ts';
import { type HowRead, saidStatus } from './prospect-values.ts';
import { readStatus } from './read-choices.ts';
import { itemDrafts, type ProspectColumn, prospectColumns, rowDraft } from './record-reader.ts';
import { statusesNamed } from './status-name.entity.ts';

type Columns = ProspectImport['columns'];
type Run = Pick<ProspectImportItem, 'mapping' | 'own'>;
type Surveyed = Pick<ProspectImportItem, 'columns' | 'statuses' | 'dates' | 'how' | 'repeats'>;

/** As many as a mapping can name. */
const shownColumns = 200;
const surveyedRows = 10_000;
const longestSurveyMs = 2_000;
const longestHeader = 200;
const longestSample = 60;
const mostStatuses = 50;
const longestStatus = 100;
const longestEmail = 320;

const dateFields = ['collectedAt', 'nextActionAt'] as const;
const amountFields = prospectFields.filter((name) => fields[name].kind === 'money');
const sampledFields: readonly ProspectField[] = [...dateFields, ...amountFields];

/**
 * What is known of a file before anything of it is read for good: its columns, what its statuses stand for, and how the
 * columns of dates and amounts are written, of which one cell does not tell.
 */
export async function surveyFile(item: ProspectImportItem): Promise<Surveyed> {
  const { said = {} } = item;
  const survey = await lookThrough(item);
  const counts = [...survey.statuses].sort(([, a], [, b]) => b - a).slice(0, mostStatuses);
  const names = await namesOf(
    item,
    counts.map(([value]) => value),
  );
  const dates = datesOf(survey.samples, said.dateOrder);
  const how: HowRead = {
    dateOrders: dates?.orders,
    decimals: Object.fromEntries(
      amountFields.flatMap((field) => {
        const decimal = decimalMarkOf(survey.samples.get(field) ?? []);
        return decimal ? [[field, decimal]] : [];
      }),
    ),
    country: said.country,
    statuses: names,
  };
  return {
    // Samples are for whoever looks.
    columns: item.dryRun ? survey.columns : withoutSamples(survey.columns),
    repeats: survey.repeats,
    statuses: counts.map(([value, count]) => statusOf(value, count, names)),
    dates: dates ? { order: dates.order, decided: dates.decided } : null,
    how: JSON.parse(JSON.stringify(how)),
  };
}

type Names = Record<string, ProspectStatus | null>;

/** What was said with this import goes before what was said with another. */
async function namesOf({ workspaceId, said = {} }: ProspectImportItem, values: string[]): Promise<Names> {
  const now = Object.entries(said.statuses ?? {}).map(([name, status]) => [foldLabel(name), status]);
  return { ...(await statusesNamed(workspaceId, values)), ...Object.fromEntries(now) };
}

function statusOf(value: string, count: number, names: Names): ProspectImport['statuses'][number] {
  const said = saidStatus(names, value);
  const status = said === undefined ? (readStatus(value) ?? null) : said;
  return { value, count, status, known: said !== undefined || status !== null };
}

type Samples = Map<ProspectField, string[]>;

/** One order for each column: its own, else that of another column of the file, else what was said, else the day first. */
function datesOf(samples: Samples, said: DateOrder | undefined) {
  const written = dateFields.flatMap((field) => {
    const values = samples.get(field) ?? [];
    return values.some((value) => numericDate(value)) ? [{ field, values, order: dateOrderOf(values) }] : [];
  });
  if (written.length === 0) return null;
  const told = written.find(({ order }) => order)?.order ?? said;
  const order = told ?? 'dmy';
  const unsure = written.some(({ values }) => isDateOrderUnsure(values));
  const orders = Object.fromEntries(written.map((column) => [column.field, column.order ?? order]));
  return { order, decided: told !== undefined || !unsure, orders };
}

async function lookThrough(item: ProspectImportItem) {
  const { objectKey = '', layout } = item;
  const columns: Columns = [];
  const samples: Samples = new Map(sampledFields.map((field) => [field, []]));
  const statuses = new Map<string, number>();
  if (!layout) return { columns, samples, statuses, repeats: true };
  const emails = new Emails();
  const isWhole = await seesAll(fileRecords(objectKey, layout, surveyReader(item, columns)), (draft) => {
    addValues(knownOf(draft), samples, statuses);
    emails.add(draft.email);
  });
  // A file that was not seen to its end may repeat an e-mail further on.
  return { columns, samples, statuses, repeats: emails.repeat || !isWhole };
}

/** Shows the records of a file up to a bound; answers whether these are all. */
async function seesAll(pieces: ReturnType<typeof fileRecords<Draft>>, see: (draft: Draft) => void): Promise<boolean> {
  const until = performance.now() + longestSurveyMs;
  let left = surveyedRows;
  try {
    for await (const { records } of pieces) {
      for (const { read } of records.slice(0, left)) {
        const draft = read();
        if (!('reason' in draft)) see(draft);
      }
      left -= records.length;
      if (left <= 0 || performance.now() > until) return false;
    }
    return true;
  } catch (error) {
    // The import itself will meet the same problem, and tell it once it has kept what comes before.
    if (!(error instanceof FileProblem)) throw error;
    return false;
  }
}

/** Tells whether an e-mail stands on two lines. */
class Emails {
  repeat = false;
  readonly #met = new Set<string>();

  add(value: unknown): void {
    const email = typeof value === 'string' ? value.slice(0, longestEmail).trim().toLowerCase() : '';
    this.repeat ||= this.#met.has(email);
    if (email) this.#met.add(email);
  }
}

/** Reads drafts, and fills the columns: those of the header, or the names that records give to their values. */
function surveyReader(item: Run, columns: Columns): RecordReader<Draft> {
  const { mapping = {} } = item;
  const drafts = itemDrafts(item);
  const show = (held: ProspectColumn[]) => {
    const own = ownColumns(
      held.map(({ header }) => header),
      item,
    );
    columns.push(...shownOf(held, withoutOwn(mapping, own), own));
  };
  return {
    knownNames: () => 0,
    header: (headers) => {
      const held = prospectColumns(headers, withoutOwn(mapping, ownColumns(headers, item)));
      show(held);
      const row = (cells: string[]) => {
        for (const [at, column] of columns.entries()) column.sample ||= sampleOf(cells[at]);
        return rowDraft(cells, held);
      };
      return { row, isLikely: () => false };
    },
    item: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
      const record = value as Record<string, unknown>;
      const { columns: held, draft } = drafts(record);
      if (columns.length === 0) show(held);
      for (const column of columns) column.sample ||= sampleOf(record[column.header]);
      return draft;
    },
  };
}

const sampleOf = (value: unknown): string =>
  readLine(typeof value === 'string' ? value.slice(0, 10 * longestSample) : value)
    .slice(0, longestSample)
    .toWellFormed();

/** Of two columns that hold the same, the second is ignored. */
function shownOf(held: ProspectColumn[], mapping: Mapping, own: OwnColumn[]): Columns {
  return held.slice(0, shownColumns).map(({ header, field }, at) => {
    const isRepeated = !sharedFields.has(field) && held.findIndex((one) => one.field === field) !== at;
    return {
      header: header.slice(0, longestHeader).toWellFormed(),
      field: ownTarget(own, header) ?? (isRepeated ? null : field),
      sample: '',
      undecided: isUndecided(header, field, mapping),
    };
  });
}

function ownTarget(own: OwnColumn[], header: string): Columns[number]['field'] {
  const id = own.find((one) => one.header === header)?.field.id;
  return id ? `custom.${id}` : null;
}

function addValues(draft: Draft, samples: Samples, statuses: Map<string, number>): void {
  for (const [field, values] of samples)
    if (typeof draft[field] === 'string') values.push(readLine(draft[field].slice(0, longestSample)));
  if (typeof draft.status !== 'string' || draft.status.length > longestStatus) return;
  const value = readLine(draft.status);
  const count = statuses.get(value);
  if (value && (count !== undefined || statuses.size < 10 * mostStatuses)) statuses.set(value, (count ?? 0) + 1);
}
