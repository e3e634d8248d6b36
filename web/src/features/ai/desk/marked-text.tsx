import type { Analysis, FieldName, Span } from '../../../../../shared/rules/copy/analysis.ts';
import classes from './marked-text.module.css';

/** What is marked in the words, the strongest first: a letter tells what a colour alone would not. */
export const marks = {
  suspicious: { letter: '!', label: 'Ordre à une machine' },
  compliance: { letter: '§', label: 'Conformité' },
  hook: { letter: 'A', label: 'Accroche' },
  proof: { letter: 'P', label: 'Preuve' },
  offer: { letter: 'F', label: 'Offre' },
  objection: { letter: 'O', label: 'Objection levée' },
  callToAction: { letter: 'C', label: 'Appel à l’action' },
  benefit: { letter: 'B', label: 'Bénéfice' },
} as const;
export type Mark = keyof typeof marks;

type Piece = { at: number; text: string; mark: Mark | null };

const spansOf = (analysis: Analysis): Record<Mark, readonly (Omit<Span, 'field'> & { field: FieldName | null })[]> => ({
  suspicious: analysis.suspicious,
  compliance: analysis.compliance.filter(({ severity, text }) => severity !== 'info' && text !== ''),
  hook: analysis.hook.text === '' ? [] : [analysis.hook],
  proof: analysis.proof,
  offer: analysis.offer,
  objection: analysis.objections,
  callToAction: analysis.callToAction.class === 'none' ? [] : [analysis.callToAction],
  benefit: analysis.benefits,
});

/** A text cut where marks begin and end; where two lie over each other, the stronger is seen. */
export function piecesOf(text: string, field: FieldName, analysis: Analysis): Piece[] {
  const all = Object.entries(spansOf(analysis)).flatMap(([mark, spans]) =>
    spans
      .filter((span) => span.field === field && span.end > span.start)
      .map((span) => ({ ...span, mark: mark as Mark })),
  );
  const cuts = [...new Set([0, text.length, ...all.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [index, at] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) continue;
    const words = text.slice(at, end);
    // A comma left over between two marks bears none.
    const mark = (/[\p{L}\p{N}]/u.test(words) && all.find((span) => span.start <= at && span.end >= end)?.mark) || null;
    const last = pieces.at(-1);
    if (last && last.mark === mark) last.text += words;
    else pieces.push({ at, text: words, mark });
  }
  return pieces;
}

/** The words as they were written, with what the analyser saw in them. */
export function MarkedText({ text, field, analysis }: { text: string; field: FieldName; analysis: Analysis }) {
  return (
    <p className={classes.text} data-field={field}>
      {field === 'description' && <span className={classes.field}>Description </span>}
      {piecesOf(text, field, analysis).map(({ at, text: words, mark }) =>
        mark === null ? (
          words
        ) : (
          <mark key={at} className={classes.mark} data-mark={mark} title={marks[mark].label}>
            {words}
            <sup aria-hidden>{marks[mark].letter}</sup>
          </mark>
        ),
      )}
    </p>
  );
}

/** What the letters stand for, of those that are there, in the order of the text. */
export function Legend({ texts, analysis }: { texts: readonly (readonly [FieldName, string])[]; analysis: Analysis }) {
  const seen = new Set(
    texts.flatMap(([field, text]) => piecesOf(text, field, analysis).flatMap(({ mark }) => mark ?? [])),
  );
  return (
    <ul className={classes.legend} aria-label="Légende">
      {[...seen].map((mark) => (
        <li key={mark}>
          <span className={classes.mark} data-mark={mark}>
            {marks[mark].letter}
          </span>{' '}
          {marks[mark].label}
        </li>
      ))}
    </ul>
  );
}
