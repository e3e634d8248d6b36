import { Text } from '@mantine/core';
import type { Evidence } from '../../../../../shared/ai/evidence.ts';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { FactWords } from '../evidence/fact-words.tsx';
import classes from './writing.module.css';

type Props = { label: string; item: TextItem; evidence: readonly Evidence[] };

/** A text with its length; what is underlined comes from a fact, which its title names. */
export function TextLine({ label, item, evidence }: Props) {
  const clipboard = useCopy(item.text);
  const warned = item.compliance.filter(({ severity }) => severity !== 'info');
  return (
    <div className={classes.text}>
      <p className={classes.words}>
        {piecesOf(item).map(({ at, text, evidenceId }) =>
          evidenceId === null ? (
            text
          ) : (
            <FactWords key={at} evidenceId={evidenceId} title={titleOf(evidence, evidenceId)} text={text} />
          ),
        )}
      </p>
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {label}, {formatNumber(item.length)} / {formatNumber(item.recommended)}
          {item.state === 'long' && `, ${formatNumber(item.max)} au plus`}
          {warned.map(({ rule, label: said }) => (
            <span key={rule}> · {said}</span>
          ))}
        </Text>
        <CopyButton
          clipboard={clipboard}
          variant="subtle"
          size="compact-sm"
          aria-label={`Copier\u00a0: ${item.text.slice(0, 60)}`}
        />
      </div>
    </div>
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
