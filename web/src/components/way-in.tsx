import type { ReactNode } from 'react';
import classes from './way-in.module.css';

export const WaysIn = ({ children }: { children: ReactNode }) => <ul className={classes.ways}>{children}</ul>;

type Props = { icon: ReactNode; title: string; children: string; onClick: () => void };

/** A way to the first figures, as a large card. */
export function WayIn({ icon, title, children, onClick }: Props) {
  return (
    <li>
      <button type="button" className={classes.way} onClick={onClick}>
        {icon}
        <b>{title}</b>
        <span>{children}</span>
      </button>
    </li>
  );
}
