import type { Evidence } from '../../../../../shared/ai/evidence.ts';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { FactWords } from '../evidence/fact-words.tsx';
import { Unbroken } from './unbroken.tsx';

/** The words of a text; those that come from a fact are underlined and lead to it. */
export function GroundedText({ item, evidence }: { item: TextItem; evidence: readonly Evidence[] }) {
  return piecesOf(item).map(({ at, text, evidenceId }) =>
    evidenceId === null ? (
      <Unbroken key={at} text={text} />
    ) : (
      <FactWords
        key={at}
        evidenceId={evidenceId}
        title={titleOf(evidence, evidenceId)}
        text={<Unbroken text={text} />}
      />
    ),
  );
}

function titleOf(evidence: readonly Evidence[], id: string): string {
  const found = evidence.find((one) => one.id === id);
  return found ? `${found.label}\u00a0: ${found.quote ?? ''}` : '';
}

type Piece = { at: number; text: string; evidenceId: string | null };

/** The pieces of a text are the text. */
function piecesOf({ text, grounding }: TextItem): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, evidenceId: string | null) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), evidenceId });
    at = end;
  };
  for (const { start, end, evidenceId } of grounding) {
    push(start, null);
    push(end, evidenceId);
  }
  push(text.length, null);
  return pieces;
}
