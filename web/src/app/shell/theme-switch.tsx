import { ActionIcon, Menu, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { ThemeItems } from './theme-items.tsx';

export function ThemeSwitch() {
  const Icon = useComputedColorScheme() === 'dark' ? IconMoon : IconSun;
  return (
    <Menu withinPortal={false} position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Apparence" visibleFrom="sm">
          <Icon size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}
