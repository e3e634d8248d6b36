import { ActionIcon, Avatar, Box, Menu, Text } from '@mantine/core';
import { IconKeyboard, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { planLine } from './plan-line.tsx';
import foot from './session-foot.module.css';
import { ThemeItems } from './theme-items.tsx';
import { WorkspaceItems } from './workspace-items.tsx';

type Props = { onShortcuts: () => void; onNewWorkspace: () => void };

export function AccountMenu({ onShortcuts, onNewWorkspace }: Props) {
  const { data } = useProfile();
  return (
    <Menu withinPortal={false} position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Mon compte">
          <Avatar
            name={data && `${data.user.firstName} ${data.user.lastName}`}
            size={26}
            className={data && foot.avatar}
            aria-hidden
          />
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
