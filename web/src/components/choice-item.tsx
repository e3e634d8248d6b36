import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './choice-item.module.css';

type Props = {
  mark: ReactNode;
  /** Not said where each entry is an act, and none is what there is. */
  chosen: boolean | undefined;
  onChoose: () => void;
  children: string;
};

/** One of those among which a menu has one chosen, which a screen reader is told. */
export function ChoiceItem({ mark, chosen, onChoose, children }: Props) {
  if (chosen === undefined)
    return (
      <Menu.Item leftSection={mark} onClick={onChoose}>
        {children}
      </Menu.Item>
    );
  return (
    <Menu.RadioItem
      value={children}
      checked={chosen}
      closeMenuOnClick
      classNames={{ itemIndicator: classes.indicator ?? '' }}
      rightSection={chosen && <IconCheck size={15} stroke={2.2} aria-hidden />}
      onChange={onChoose}
    >
      <span className={classes.choice}>
        {mark}
        {children}
      </span>
    </Menu.RadioItem>
  );
}
