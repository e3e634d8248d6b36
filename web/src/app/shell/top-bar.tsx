import { ActionIcon, Group, Kbd, Title, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { recoverChunk } from '../../lib/chunk-failure.ts';
import { pageActsId, usePageName } from '../../lib/page-head.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import classes from './top-bar.module.css';

const ClientPicker = lazy(async () => {
  const chunk = await import('./client-picker.tsx').catch(recoverChunk);
  return { default: chunk.ClientPicker };
});

type Props = {
  title: string;
  menuOpened: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onShortcuts: () => void;
  onNewWorkspace: () => void;
};

export function TopBar({ title, menuOpened, onMenu, onSearch, onShortcuts, onNewWorkspace }: Props) {
  const name = usePageName();
  return (
    <div className={classes.root} data-named={name !== null || undefined}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="md"
        aria-label="Ouvrir le menu"
        aria-expanded={menuOpened}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Title className={classes.title}>{name ?? title}</Title>
      <Group gap="xs" wrap="nowrap" className={classes.acts}>
        <Suspense fallback={null}>
          <ClientPicker />
        </Suspense>
        <UnstyledButton className={classes.search} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <IconSearch size={16} stroke={1.8} aria-hidden />
          <span className={classes.searchText}>Rechercher partout</span>
          <Kbd size="xs" aria-hidden className={classes.searchKeys}>
            {commandKey} K
          </Kbd>
        </UnstyledButton>
        <NotificationsBell />
        <ThemeSwitch />
        <AccountMenu onShortcuts={onShortcuts} onNewWorkspace={onNewWorkspace} />
        <div id={pageActsId} className={classes.pageActs} />
      </Group>
    </div>
  );
}

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
