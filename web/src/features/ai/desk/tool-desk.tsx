import { Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import back from '../../../components/way-back.module.css';
import { useNamePage } from '../../../lib/page-head.tsx';
import { type Tool, tools } from '../tools.ts';
import classes from './desk.module.css';

type Props = {
  /** The tool that begins; none where what it once gave is open. */
  tool?: Tool;
  /** What the page is called, where it is not the tool. */
  title?: string | undefined;
  children: ReactNode;
};

/** One tool: its name at the head of the page, what it gives, and the way back to all of them. */
export function ToolDesk({ tool, title, children }: Props) {
  useNamePage(title ?? (tool ? tools[tool].name : null));
  return (
    <div className={classes.root}>
      <div className={classes.lead}>
        <Link to={paths.aiGenerator} className={back.back ?? ''}>
          <IconChevronLeft size={16} aria-hidden />
          Tous les outils
        </Link>
        {tool && <Text maw="44rem">{tools[tool].what}</Text>}
      </div>
      {children}
    </div>
  );
}
