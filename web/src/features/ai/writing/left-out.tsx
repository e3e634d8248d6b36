import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import classes from './writing.module.css';

/** What was written and thrown away, with why, and the facts that were not used; folded. */
export function LeftOut({ kept: { warnings: all, rejected } }: { kept: WrittenGeneration }) {
  // What is too long is said over the script.
  const warnings = all.filter(({ path }) => path !== 'duration');
  return (
    <>
      {rejected.length > 0 && (
        <details>
          <summary>Textes refusés ({rejected.length})</summary>
          <ul className={classes.questions}>
            {rejected.map(({ text, detail }) => (
              <li key={text}>
                <s>{text}</s> {detail}
              </li>
            ))}
          </ul>
        </details>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>Laissé de côté ({warnings.length})</summary>
          <ul className={classes.questions}>
            {warnings.map(({ message, path }) => (
              <li key={`${path}/${message}`}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
