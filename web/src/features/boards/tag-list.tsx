import { VisuallyHidden } from '@mantine/core';
import { IconMessageCircle, IconPlayerStopFilled } from '@tabler/icons-react';
import { formatCount, formatNumber } from '../../lib/format.ts';
import classes from './tag-list.module.css';

const tones = ['information', 'positive', 'plain', 'accent'] as const;
type Tone = (typeof tones)[number];

/** The tone of a tag, the same wherever it shows. */
function toneOf(tag: string): Tone {
  let hash = 0;
  for (const letter of tag.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return tones[hash % tones.length] ?? 'plain';
}

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={classes.root} aria-label="Étiquettes">
      {tags.map((tag) => (
        <li key={tag} className={classes.tag} data-tone={toneOf(tag)} title={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** How many comments a card has. */
export function CommentPill({ count }: { count: number }) {
  return (
    <span className={classes.tag} data-tone="plain" title={formatCount(count, 'commentaire')}>
      <IconMessageCircle size={12} aria-hidden className={classes.sign} />
      {formatNumber(count)}
      <VisuallyHidden> {count < 2 ? 'commentaire' : 'commentaires'}</VisuallyHidden>
    </span>
  );
}

/** What became of the ad; `since` when that is news. */
export function EndPill({ text, since }: { text: string; since: boolean }) {
  return (
    <span className={classes.tag} data-tone={since ? 'warning' : 'plain'}>
      <IconPlayerStopFilled size={10} aria-hidden className={classes.sign} />
      {text}
    </span>
  );
}
