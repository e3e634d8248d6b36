import type { Finding } from '../analysis.ts';
import { graphemesIn } from '../graphemes.ts';
import { type Guard, refusalOf } from '../guards/guards.ts';
import { groundedPieces } from '../model/grounded-pieces.ts';
import type { PlacementField } from '../placements.ts';
import { type TextItem, textItem } from '../writer/text-item.ts';
import type { Reading } from './reading.ts';

export type EditedField = Pick<PlacementField, 'field' | 'recommended' | 'max' | 'holds'>;

/** The words of a person in the place of a text, measured as those of a model are. What the guards say of them is told, not refused. */
export function editedText(item: TextItem, field: EditedField, text: string, reading: Reading): TextItem {
  const measured = textItem(item.id, field, groundedPieces(text, reading.facts), reading, item.engine);
  return {
    ...item,
    ...measured,
    compliance: [...measured.compliance, ...guardFindings(text, field, reading)],
    edited: true,
  };
}

/** What the analyser has found by itself is not said twice. */
const foundAlready = new Set<Guard>(['limit', 'compliance', 'banned']);

const guards: Partial<Record<Guard, { label: string; fix: string }>> = {
  number: { label: 'Chiffre sans source', fix: 'Donnez ce chiffre dans le brief, avec sa source, ou retirez-le.' },
  link: { label: 'Adresse inconnue', fix: 'Donnez cette adresse dans le brief, ou retirez-la.' },
  quote: { label: 'Citation sans source', fix: 'Donnez ces mots dans le brief, avec leur source, ou retirez-les.' },
  copy: { label: 'Mots d’une autre annonce', fix: 'Dites-le avec vos mots.' },
  register: {
    label: 'Autre registre',
    fix: 'Parlez comme le reste\u00a0: «\u00a0vous\u00a0» ou «\u00a0tu\u00a0», pas les deux.',
  },
  language: { label: 'Pas en français', fix: 'Écrivez ce texte en français.' },
  injection: { label: 'Phrase pour une machine', fix: 'Retirez cette phrase.' },
};

function guardFindings(text: string, { max, holds }: EditedField, { guarded }: Reading): Finding[] {
  const refusal = refusalOf({ text, max, holds }, guarded);
  const said = refusal && !foundAlready.has(refusal.reason) ? guards[refusal.reason] : undefined;
  if (!(refusal && said)) return [];
  return [
    {
      ...{ rule: refusal.reason, severity: 'warning', ...said },
      ...{ text, field: holds ?? 'body', start: 0, end: text.length },
      ...{ explanation: `${refusal.detail}.`, reference: 'Les textes ne disent que ce que vous avez donné' },
    },
  ];
}

export type Edit = {
  texts: readonly { field: string; text: string }[];
  state?: 'proposed' | 'kept' | 'rejected' | undefined;
  reason?: TextItem['reason'];
};
/** Why an edit is refused: `path` is that of the field in the edit. */
export type EditProblem = { path: string; message: string };
export type Edited<Output> = { output: Output } | { problem: EditProblem };

export const editProblems = {
  field: 'Ce texte n’est pas de cet élément',
  tooLong: (length: number, max: number) => `${length} caractères, ${max} au plus`,
  state: 'Un script se garde entier\u00a0: ses textes ne se gardent ni ne s’écartent un par un',
};

/** Some of the texts of an item, changed; `fieldOf` tells the bounds of each. */
export function editedTexts(
  items: readonly TextItem[],
  { texts }: Edit,
  fieldOf: (item: TextItem) => EditedField | undefined,
  reading: Reading,
): { texts: TextItem[] } | { problem: EditProblem } {
  const edited = [...items];
  for (const [at, { field: name, text }] of texts.entries()) {
    const place = edited.findIndex((one) => one.field === name);
    const item = edited[place];
    const field = item && fieldOf(item);
    if (!(item && field)) return { problem: { path: `texts.${at}.field`, message: editProblems.field } };
    const length = graphemesIn(text);
    if (length > field.max)
      return { problem: { path: `texts.${at}.text`, message: editProblems.tooLong(length, field.max) } };
    if (text !== item.text) edited[place] = editedText(item, field, text, reading);
  }
  return { texts: edited };
}
