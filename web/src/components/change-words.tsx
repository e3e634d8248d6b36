import type { deltaWords } from '../../../shared/campaigns/delta-words.ts';
import unseen from './unseen.module.css';

type Props = {
  words: NonNullable<ReturnType<typeof deltaWords>>;
  /** Where a key below says it once for all: `≈ +3 %`. */
  brief?: boolean;
};

/** `↓ −3 %`: whether that is good is its colour, and is written out where it is in doubt. */
export function ChangeWords({ words: { text, verdict, said }, brief = false }: Props) {
  if (brief && verdict === 'uncertain')
    return (
      <>
        ≈ {text.replace(/^\S\s/, '')}
        <span className={unseen.unseen}>, {said}</span>
      </>
    );
  return (
    <>
      {text}
      {said && <span className={verdict === 'uncertain' ? undefined : unseen.unseen}>, {said}</span>}
    </>
  );
}
