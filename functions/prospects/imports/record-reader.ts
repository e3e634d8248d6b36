import { type ProspectField, prospectFields } from '../../../shared/contract/prospects-imports.ts';
import { prospectImportProblems, prospectLineProblems } from '../../../shared/messages/prospect-imports.ts';
import { guessProspectColumns, namingFields } from '../../../shared/rules/prospect-columns.ts';
import { FileProblem } from '../../platform/imports/file-layout.ts';
import type { RecordReader } from '../../platform/imports/file-records.ts';
import { type Columns, cellsByField, columnsOf, knownNamesOf, readingOf } from '../../platform/imports/said-columns.ts';
import type { Draft } from './prospect-draft.ts';
import type { Mapping, ProspectImportItem } from './prospect-import.entity.ts';
import { type ReadProspect, readProspect } from './read-prospect.ts';

type Run = Pick<ProspectImportItem, 'mapping' | 'source'>;

/** How the records of an import's file are read. */
export function prospectReader({ mapping = {}, source }: Run, now: Date = new Date()): RecordReader<ReadProspect> {
  const guess = guessOnce();
  return {
    knownNames: knownNamesOf(mapping, guessProspectColumns),
    header: (headers) => {
      const columns = prospectColumns(headers, mapping);
      refuseUnknown(headers, mapping);
      refuseNobody(columns);
      return {
        row: (cells) => readProspect(cellsByField(cells, columns), source, now),
        isLikely: likelyRow(columns),
      };
    },
    item: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { reason: prospectLineProblems.notAProspect };
      return readProspect(itemDraft(value as Record<string, unknown>, guess), source, now);
    },
  };
}

export const prospectColumns = (headers: string[], mapping: Mapping): Columns<ProspectField> =>
  columnsOf(headers, readingOf(headers, mapping, guessProspectColumns));

function refuseUnknown(headers: string[], mapping: Mapping): void {
  const known = new Set(headers);
  const unknown = Object.keys(mapping).filter((header) => !known.has(header.trim()));
  if (unknown.length > 0) throw new FileProblem(prospectImportProblems.unknownColumns(unknown.slice(0, 10)));
}

function refuseNobody(columns: Columns<ProspectField>): void {
  if (!columns.some(({ field }) => namingFields.includes(field)))
    throw new FileProblem(prospectImportProblems.nobodyNamed);
}

/** An e-mail, a telephone or a date where it should be: what no line of prose has. */
function likelyRow(columns: Columns<ProspectField>): (cells: string[]) => boolean {
  const place = (field: ProspectField) => columns.find((column) => column.field === field)?.at ?? -1;
  const [email, phone, collectedAt] = [place('email'), place('phone'), place('collectedAt')];
  return (cells) =>
    /^\S+@\S+\.\S+$/.test(cells[email]?.trim() ?? '') ||
    /^[+\d][\d\s.()-]{7,}$/.test(cells[phone]?.trim() ?? '') ||
    /^\d{1,4}[-/]\d\d?[-/]\d{1,4}/.test(cells[collectedAt]?.trim() ?? '');
}

const ownNames = new Set<string>(prospectFields);

/** Records of one list have mostly the same names: they are guessed once. */
function guessOnce() {
  const known = new Map<string, Mapping>();
  return (names: string[]): Mapping => {
    const key = names.join('\n');
    const before = known.get(key);
    if (before) return before;
    const guessed = guessProspectColumns(names);
    if (known.size < 100) known.set(key, guessed);
    return guessed;
  };
}

/** A record with the fields of our own, or with the names that files give them. */
function itemDraft(record: Record<string, unknown>, guess: (names: string[]) => Mapping): Draft {
  const names = Object.keys(record);
  if (names.every((name) => ownNames.has(name))) return record;
  const guessed = Object.entries(guess(names)).flatMap(([name, field]) => (field ? [[field, record[name]]] : []));
  return Object.fromEntries(guessed);
}
