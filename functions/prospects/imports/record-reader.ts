import { type ProspectField, prospectFields, sharedFields } from '../../../shared/prospects/imports.contract.ts';
import { prospectImportProblems, prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import {
  guessProspectColumns,
  isMetaLeads,
  isUndecided,
  namingFields,
} from '../../../shared/prospects/prospect-columns.ts';
import type { ProspectSource } from '../../../shared/prospects/prospects.rules.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import type { RecordReader } from '../../imports/file-records.ts';
import { rememberedNames } from '../../imports/remembered-names.ts';
import { knownNamesOf, readingOf } from '../../imports/said-columns.ts';
import { type OwnCell, ownColumns, withoutOwn } from './own-columns.ts';
import { type Cell, type Draft, draftOf } from './prospect-draft.ts';
import type { Mapping, ProspectImportItem } from './prospect-import.entity.ts';
import { type ReadProspect, readRecord } from './read-record.ts';

type Run = Pick<ProspectImportItem, 'mapping' | 'source' | 'how' | 'own'>;

/** How the records of an import's file are read. */
export function prospectReader(run: Run, now: Date = new Date()): RecordReader<ReadProspect> {
  const { mapping = {}, source, how } = run;
  const drafts = itemDrafts(run);
  return {
    knownNames: knownNamesOf(mapping, guessProspectColumns),
    header: (headers) => {
      const own = ownColumns(headers, run);
      const others = withoutOwn(mapping, own);
      const columns = prospectColumns(headers, others);
      refuseUnknown(headers, mapping);
      refuseNobody(columns);
      refuseUndecided(columns, others);
      const comesFrom = sourceOf(headers, source);
      const places = own.map(({ header, field }) => ({ field, at: headers.indexOf(header) }));
      return {
        row: (cells) =>
          readRecord(
            rowDraft(cells, columns),
            comesFrom,
            now,
            how,
            places.map(({ field, at }) => ({ field, value: cells[at] ?? '' })),
          ),
        isLikely: likelyRow(columns),
      };
    },
    item: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { reason: prospectLineProblems.notAProspect };
      const { columns, draft, own } = drafts(value as Record<string, unknown>);
      refuseUndecided(columns, mapping);
      return readRecord(
        draft,
        sourceOf(
          columns.map(({ header }) => header),
          source,
        ),
        now,
        how,
        own,
      );
    },
  };
}

/** A column of a file, and what it is read as. */
export type ProspectColumn = { header: string; field: ProspectField | null };

/** The columns of a file in their order; of two with one name, the first counts. */
export function prospectColumns(headers: string[], mapping: Mapping): ProspectColumn[] {
  const alone = Object.fromEntries(Object.entries(mapping).filter(([, field]) => !sharedFields.has(field)));
  const reading = { ...readingOf(headers, alone, guessProspectColumns), ...mapping };
  return headers.map((header, at) => ({
    header,
    field: headers.indexOf(header) === at && Object.hasOwn(reading, header) ? (reading[header] ?? null) : null,
  }));
}

export const rowDraft = (cells: string[], columns: ProspectColumn[]): Draft =>
  draftOf(
    columns.flatMap(({ header, field }, at): Cell[] => (field ? [{ header, field, value: cells[at] ?? '' }] : [])),
  );

/** What a lead form of Meta brings comes from advertising, unless something else was said. */
const sourceOf = (headers: string[], source: ProspectSource): ProspectSource =>
  source === 'import' && isMetaLeads(headers) ? 'ads' : source;

function refuseUnknown(headers: string[], mapping: Mapping): void {
  const known = new Set(headers);
  const unknown = Object.keys(mapping).filter((header) => !known.has(header.trim()));
  if (unknown.length > 0) throw new FileProblem(prospectImportProblems.unknownColumns(unknown.slice(0, 10)));
}

function refuseNobody(columns: ProspectColumn[]): void {
  if (!columns.some(({ field }) => field && namingFields.includes(field)))
    throw new FileProblem(prospectImportProblems.nobodyNamed);
}

/** Left out in silence, such a column would have people contacted who refused. */
function refuseUndecided(columns: ProspectColumn[], mapping: Mapping): void {
  const undecided = columns.filter(({ header, field }) => isUndecided(header, field, mapping));
  if (undecided.length > 0)
    throw new FileProblem(prospectImportProblems.undecided(undecided.slice(0, 10).map(({ header }) => header)));
}

/** An e-mail, a telephone or a date where it should be: what no line of prose has. */
function likelyRow(columns: ProspectColumn[]): (cells: string[]) => boolean {
  const place = (field: ProspectField) => columns.findIndex((column) => column.field === field);
  const [email, phone, collectedAt] = [place('email'), place('phone'), place('collectedAt')];
  return (cells) =>
    /^\S+@\S+\.\S+$/.test(cells[email]?.trim() ?? '') ||
    /^[+\d][\d\s.()-]{7,}$/.test(cells[phone]?.trim() ?? '') ||
    /^\d{1,4}[-/]\d\d?[-/]\d{1,4}/.test(cells[collectedAt]?.trim() ?? '');
}

const ownNames = new Set<string>(prospectFields);
const mostNames = 500;

/**
 * Reads records that name their own values: with our fields, or as files call them. Those of one list have mostly the same
 * names, which are guessed once.
 */
export function itemDrafts(run: Pick<Run, 'mapping' | 'own'>) {
  const { mapping = {} } = run;
  const columnsOf = rememberedNames((names) => {
    const own = ownColumns(names, run);
    const said = Object.entries(withoutOwn(mapping, own)).filter(([name]) => names.includes(name));
    return { own, columns: prospectColumns(names, Object.fromEntries(said)) };
  });
  return (record: Record<string, unknown>): { columns: ProspectColumn[]; draft: Draft; own: OwnCell[] } => {
    const names = Object.keys(record).slice(0, mostNames);
    const { columns, own: held } = columnsOf(names);
    const own = held.map(({ header, field }) => ({ field, value: record[header] }));
    if (names.every((name) => ownNames.has(name) && !Object.hasOwn(mapping, name)))
      return { columns, draft: record, own };
    const cells = columns.flatMap(({ header, field }): Cell[] =>
      field ? [{ header, field, value: record[header] }] : [],
    );
    return { columns, draft: draftOf(cells), own };
  };
}
