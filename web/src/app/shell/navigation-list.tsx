import { Tooltip } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { adminEntries, mainEntries, type NavigationEntry } from '../navigation.tsx';
import classes from './navigation-list.module.css';

/** The entries of the menu, the same in the sidebar and in the drawer. */
export function NavigationList({ narrow = false }: { narrow?: boolean }) {
  const adminLabel = useId();
  return (
    <div className={classes.root} data-narrow={narrow || undefined}>
      <ul className={classes.group}>
        {mainEntries.map((entry) => (
          <Entry key={entry.page.path} entry={entry} narrow={narrow} />
        ))}
      </ul>
      <p id={adminLabel} className={classes.label}>
        {narrow ? <span aria-hidden>—</span> : 'Administration'}
      </p>
      <ul className={classes.group} aria-labelledby={narrow ? undefined : adminLabel}>
        {adminEntries.map((entry) => (
          <Entry key={entry.page.path} entry={entry} narrow={narrow} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { page, icon: Icon }, narrow }: { entry: NavigationEntry; narrow: boolean }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Tooltip label={page.title} position="right" disabled={!narrow} withArrow>
        <Link
          to={page.path}
          className={classes.entry}
          aria-current={currentMark(page.path, pathname)}
          aria-label={narrow ? page.title : undefined}
          onMouseEnter={page.preload}
          onFocus={page.preload}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          {!narrow && page.title}
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
