import { Tooltip } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminEntries, mainEntries, type NavigationEntry } from '../navigation.tsx';
import { findPage, signedInPages } from '../pages.tsx';
import { paths } from '../paths.ts';
import classes from './navigation-list.module.css';

/** The entries of the menu, the same in the sidebar and in the drawer. */
export function NavigationList({ narrow = false }: { narrow?: boolean }) {
  const adminLabel = useId();
  return (
    <div className={classes.root} data-narrow={narrow || undefined}>
      <ul className={classes.group}>
        {mainEntries.map((entry) => (
          <Entry key={entry.to} entry={entry} narrow={narrow} />
        ))}
      </ul>
      <p id={adminLabel} className={classes.label}>
        {narrow ? <span aria-hidden>—</span> : 'Administration'}
      </p>
      <ul className={classes.group} aria-labelledby={narrow ? undefined : adminLabel}>
        {adminEntries.map((entry) => (
          <Entry key={entry.to} entry={entry} narrow={narrow} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, narrow }: { entry: NavigationEntry; narrow: boolean }) {
  const { pathname } = useLocation();
  const current = currentMark(entry.to, pathname);
  const preload = () => findPage(signedInPages, entry.to)?.preload();
  return (
    <li>
      <Tooltip label={entry.label} position="right" disabled={!narrow} withArrow>
        <Link
          to={entry.to}
          className={classes.entry}
          aria-current={current}
          aria-label={narrow ? entry.label : undefined}
          onMouseEnter={preload}
          onFocus={preload}
        >
          <entry.icon size={18} stroke={1.6} aria-hidden />
          {!narrow && entry.label}
        </Link>
      </Tooltip>
    </li>
  );
}

/** The page itself, or the entry under which the page stands. */
function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  const bare = pathname.replace(/(.)\/+$/, '$1');
  if (bare === to) return 'page';
  return to !== paths.home && bare.startsWith(`${to}/`) ? 'true' : undefined;
}
