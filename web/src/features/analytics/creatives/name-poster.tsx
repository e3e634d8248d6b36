import type { CSSProperties } from 'react';
import { advertiserColors } from '../../../lib/advertiser-colors.ts';
import classes from './name-poster.module.css';

/** While no picture is linked: the words of its name, as a text ad is shown, on the colours of its campaign. */
export function NamePoster({ name, of }: { name: string; of: string }) {
  const { from, to, ink } = advertiserColors(of);
  const [kind, ...words] = name.split(/\s*[|_]\s*/).filter(Boolean);
  return (
    <span
      aria-hidden
      className={classes.poster}
      style={{ '--poster-from': from, '--poster-to': to, '--poster-ink': ink } as CSSProperties}
    >
      {words.length > 0 && <span className={classes.posterKind}>{kind}</span>}
      <span className={classes.posterWords}>{words[0] ?? kind}</span>
    </span>
  );
}
