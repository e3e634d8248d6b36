import { advertiserColors } from '../lib/advertiser-colors.ts';
import classes from './advertiser-mark.module.css';

/** The initial of an advertiser on its colour. Decoration: the name stands beside it. */
export function AdvertiserMark({ name, size = 34 }: { name: string; size?: number }) {
  const initial = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?';
  return (
    <span
      aria-hidden
      className={classes.root}
      style={{ width: size, height: size, fontSize: size * 0.44, background: advertiserColors(name).mark }}
    >
      {initial.toUpperCase()}
    </span>
  );
}
