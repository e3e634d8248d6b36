import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconLayoutSidebarRight,
  IconSquareCheck,
  IconTrash,
} from '@tabler/icons-react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { copyAdText } from '../../../components/copy-ad-text.ts';
import { useBoardSpace } from '../board-space.ts';
import type { Direction } from './use-card-moves.ts';

type Props = {
  card: SavedAd;
  first: boolean;
  last: boolean;
  onStep: (direction: Direction) => void;
  onColumn: (columnId: string) => void;
};

/** Everything that a drag can do, and the rest, without dragging. */
export function CardMenu({ card, first, last, onStep, onColumn }: Props) {
  const { board, openCard, remove, toggle } = useBoardSpace();
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <ActMenu
      width={230}
      target={
        <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Actions sur ${card.ad.advertiser.name}`}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item leftSection={<IconLayoutSidebarRight {...icon} />} onClick={() => openCard(card.id)}>
        Ouvrir
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copyAdText(card.ad)}>
        Copier le texte
      </Menu.Item>
      <Menu.Item leftSection={<IconSquareCheck {...icon} />} onClick={() => toggle(card.id)}>
        Sélectionner
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={first} onClick={() => onStep('up')}>
        Monter
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={last} onClick={() => onStep('down')}>
        Descendre
      </Menu.Item>
      {board.columns.length > 1 && <Menu.Label>Déplacer vers…</Menu.Label>}
      {board.columns
        .filter(({ id }) => id !== card.columnId)
        .map(({ id, name }) => (
          <Menu.Item key={id} leftSection={<IconArrowRight {...icon} />} onClick={() => onColumn(id)}>
            {name}
          </Menu.Item>
        ))}
      <Menu.Divider />
      <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash {...icon} />} onClick={() => remove(card)}>
        Retirer du board
      </Menu.Item>
    </ActMenu>
  );
}
