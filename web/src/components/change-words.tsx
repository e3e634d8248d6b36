import type { deltaWords } from '../../../shared/campaigns/delta-words.ts';
import unseen from './unseen.module.css';

/** `↓ −3 %`: whether that is good is its colour, and is written out where it is in doubt. */
export function ChangeWords({ words: { text, verdict, said } }: { words: NonNullable<ReturnType<typeof deltaWords>> }) {
  return (
    <>
      {text}
      {said && <span className={verdict === 'uncertain' ? undefined : unseen.unseen}>, {said}</span>}
    </>
  );
}
