import { columnGuesser } from '../imports/guess-columns.ts';
import { foldName } from '../kernel/fold.ts';
import { namesWith } from './fields.ts';
import type { ProspectField } from './imports.contract.ts';
import { prospectColumnNames } from './prospect-column-names.ts';
import { maySayRefusal, saysRefusal } from './refusal-columns.ts';

const guessFields = columnGuesser(() => prospectColumnNames);

/** Of columns that name nobody: what a file goes by instead. A customer's number is no name. */
const guessIdentifier = columnGuesser<'lastName'>(() => ({
  lastName: ['prospect id', 'lead id', 'lead number', 'contact id'],
}));
/** A column that seems to name somebody in a way of its own. */
const namesSomebody = /\b(nom|noms|name|names|mail|courriel|tel|telephone|phone|mobile|societe|company|entreprise)\b/;

/** Fields of which a prospect has one at least. */
export const namingFields: readonly ProspectField[] = namesWith('names');

/** What each column of a file of prospects seems to hold; where no column names anybody, an identifier does. */
export function guessProspectColumns(headers: string[]): Record<string, ProspectField | null> {
  const guessed = { ...guessFields(headers), ...shared(headers, saysRefusal, 'doNotContact') };
  const named = Object.values(guessed).some((field) => field && namingFields.includes(field));
  if (isMetaLeads(headers))
    return {
      ...shared(headers, (header) => !guessed[header] && !metaOwn.test(foldName(header)), 'notes'),
      ...known(guessed),
    };
  if (named || headers.some((header) => namesSomebody.test(foldName(header)))) return guessed;
  return { ...guessed, ...known(guessIdentifier(headers)) };
}

const known = (guessed: Record<string, ProspectField | null>) =>
  Object.fromEntries(Object.entries(guessed).filter(([, field]) => field));

const shared = (headers: string[], isOf: (header: string) => boolean, field: ProspectField) =>
  Object.fromEntries(headers.filter(isOf).map((header) => [header, field]));

/** Columns of Meta's export of leads that tell nothing of a person; the others are the answers to a form, or where it stood. */
const metaOwn =
  /^(id|(ad|adset|form|campaign) id|is organic|platform|inbox url|vehicle|partner name|retailer item id|custom disclaimer responses)$/;

/** Whether a file is the export of a Meta lead form, as Ads Manager or a page gives it. */
export function isMetaLeads(headers: string[]): boolean {
  const names = new Set(headers.map(foldName));
  return ['created time', 'form id', 'campaign id'].every((name) => names.has(name));
}

/** Whether a column that may say who refuses to be contacted was left without a meaning: somebody has to say. */
export const isUndecided = (header: string, field: ProspectField | null, mapping: Record<string, unknown>): boolean =>
  !field && !Object.hasOwn(mapping, header) && maySayRefusal(header);

/** What files write where they know nothing, in small letters. */
export const nothings: ReadonlySet<string> = new Set([
  ...['null', 'select', 'n/a', 'na', '#n/a', 'n.a.', 'nan', 'undefined', 'none', 'nil', '-', '--', '—', '–', '/', '?'],
  ...['aucun', 'aucune', 'néant', 'neant', 'vide', '(vide)', 'inconnu', 'inconnue', 'unknown', 'non renseigné'],
  ...['non renseignée', 'non communiqué', 'non communiquée', 'sans objet', 'not provided', 'n/c', 'n.c.', 'n/d'],
]);
