import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { writingTools } from '../writing/writing-tools.ts';
import { writingOf } from './writing-of.ts';

/** What can be written from a brief. */
export const WriteMenu = ({ id }: { id: string }) => (
  <ActMenu
    position="top-start"
    target={<Button rightSection={<IconChevronDown size={14} aria-hidden />}>Écrire avec ce brief</Button>}
  >
    {keysOf(writingTools).map((tool) => (
      <Menu.Item key={tool} component={Link} to={writingOf(tool, id)}>
        {writingTools[tool]}
      </Menu.Item>
    ))}
  </ActMenu>
);
