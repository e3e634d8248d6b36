import { Menu, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { workspaceRoleLabels } from '../../../../shared/kernel/permission-labels.ts';
import { goToWorkspace } from '../../lib/go-to-workspace.ts';
import { sayRefused } from '../../lib/notices.ts';
import classes from './workspace-items.module.css';

type Props = { user: User; onNew: () => void };

/** The workspaces of a person, inside a menu: the one that they are in is ticked. */
export function WorkspaceItems({ user: { workspaceId, workspaces }, onNew }: Props) {
  const go = (id: string) => {
    if (id === workspaceId) return;
    goToWorkspace(id).catch((error) => sayRefused('Cet espace n’a pas pu être ouvert', error));
  };
  return (
    <>
      <Menu.Label>Espaces</Menu.Label>
      <Menu.RadioGroup value={workspaceId} onChange={go}>
        <div className={classes.list}>
          {workspaces.map(({ id, name, role }) => (
            <Menu.RadioItem
              key={id}
              value={id}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} aria-hidden />}
              classNames={{ itemLabel: classes.label ?? '' }}
            >
              <Text span inherit truncate className={classes.name}>
                {name}
              </Text>
              <Text span size="xs" c="dimmed" className={classes.name}>
                {workspaceRoleLabels[role]}
              </Text>
            </Menu.RadioItem>
          ))}
        </div>
      </Menu.RadioGroup>
      <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={onNew}>
        Nouvel espace…
      </Menu.Item>
    </>
  );
}
