import { ActionIcon, Menu, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { type DashboardCard, dashboardCards } from '../../../../shared/dashboard/dashboard.rules.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import classes from './dashboard.module.css';
import type { CardMoves } from './use-layout.ts';

type Props = { card: DashboardCard; moves: CardMoves; wide?: boolean; children: ReactNode };

/** A card with its name and its place, which a menu changes; so do Alt and the arrows while the menu's button has the focus. */
export function CardFrame({ card, moves, wide = false, children }: Props) {
  const id = useId();
  const name = dashboardCards[card];
  const byKey = ({ altKey, key }: { altKey: boolean; key: string }) => {
    if (altKey && key === 'ArrowUp') moves.up?.();
    if (altKey && key === 'ArrowDown') moves.down?.();
  };
  return (
    <section className={classes.card} data-wide={wide || undefined} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <Title order={2} fz="1rem" id={id}>
          {name}
        </Title>
        <ActMenu
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size="md"
              aria-label={`Ranger la carte ${name}`}
              data-card={card}
              onKeyDown={byKey}
            >
              <IconDots size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} disabled={!moves.up} onClick={moves.up}>
            Monter
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} disabled={!moves.down} onClick={moves.down}>
            Descendre
          </Menu.Item>
          <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={moves.hide}>
            Masquer
          </Menu.Item>
        </ActMenu>
      </div>
      {children}
    </section>
  );
}
