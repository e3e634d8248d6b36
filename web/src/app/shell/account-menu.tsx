import { ActionIcon, Box, Menu, Text } from '@mantine/core';
import { IconKeyboard, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useProfile } from '../../lib/use-profile.ts';
import classes from './account-menu.module.css';
import { planLine } from './plan-line.tsx';
import { ThemeItems } from './theme-items.tsx';
import { WorkspaceItems } from './workspace-items.tsx';

type Props = { onShortcuts: () => void; onNewWorkspace: () => void };

export function AccountMenu({ onShortcuts, onNewWorkspace }: Props) {
  const { data } = useProfile();
  return (
    <Menu withinPortal={false} position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Mon compte">
          {data ? (
            <span data-initials={initialsOf(data.user)} className={classes.initials} aria-hidden />
          ) : (
            <IconUserCircle size={22} stroke={1.6} aria-hidden />
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {data && (
          <>
            <Menu.Label py="xs">
              <Text size="sm" fw={600} c="bright" truncate>
                {data.user.firstName} {data.user.lastName}
              </Text>
              <Text size="xs" truncate>
                {data.user.email}
              </Text>
              <Text size="xs">{planLine(data.user.plan)}</Text>
            </Menu.Label>
            <Menu.Divider />
            <WorkspaceItems user={data.user} onNew={onNewWorkspace} />
            <Menu.Divider />
          </>
        )}
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={16} aria-hidden />}>
          Paramètres
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShortcuts}>
          Raccourcis clavier
        </Menu.Item>
        <Box hiddenFrom="sm">
          <Menu.Divider />
          <ThemeItems />
        </Box>
      </Menu.Dropdown>
    </Menu>
  );
}

const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName]
    .map((name) => name.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toUpperCase();
