import { advertiserColors } from '../lib/advertiser-colors.ts';
import classes from './member-mark.module.css';

type Props = { name: string; label?: string; size?: number };

/** The initials of a person on their colour; `label` says what they are to the thing beside, where no name stands there. */
export function MemberMark({ name, label, size = 26 }: Props) {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean);
  const said = label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true };
  return (
    <span
      {...said}
      className={classes.root}
      style={{ width: size, height: size, fontSize: size * 0.4, background: advertiserColors(name).mark }}
    >
      {[...initials.slice(0, 1), ...initials.slice(1).slice(-1)].join('').toUpperCase()}
    </span>
  );
}
