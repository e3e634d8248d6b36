import { advertiserColors } from '../../../../lib/advertiser-colors.ts';
import classes from './drawing.module.css';

/** The initials of who speaks, on the colour that it has everywhere. */
export function Face({ name }: { name: string }) {
  const initials = name
    .split(/[\s’-]+/)
    .filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0));
  return (
    <span aria-hidden className={classes.face} style={{ background: advertiserColors(name).mark }}>
      {initials.join('') || name.charAt(0).toLocaleUpperCase('fr')}
    </span>
  );
}
