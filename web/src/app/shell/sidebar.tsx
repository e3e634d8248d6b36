import { ActionIcon, ScrollArea } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { Logo } from '../../components/logo.tsx';
import { NavigationList } from './navigation-list.tsx';
import { SessionFoot } from './session-foot.tsx';
import classes from './sidebar.module.css';

type Props = { narrow: boolean; onNarrow: (narrow: boolean) => void };

export function Sidebar({ narrow, onNarrow }: Props) {
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <div className={classes.head} data-narrow={narrow || undefined}>
        {!narrow && (
          <Link to={paths.home} className={classes.logo}>
            <Logo />
          </Link>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={narrow ? 'Déplier le menu' : 'Replier le menu'}
          aria-expanded={!narrow}
          onClick={() => onNarrow(!narrow)}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <nav aria-label="Navigation principale" className={classes.nav}>
        <ScrollArea className={classes.scroll} type="hover" scrollbarSize={6}>
          <NavigationList narrow={narrow} />
        </ScrollArea>
        <SessionFoot narrow={narrow} />
      </nav>
    </>
  );
}
