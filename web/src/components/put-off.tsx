import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { laterDays } from '../lib/postponed.ts';
import { shortDay } from '../lib/short-day.ts';
import { ActMenu } from './act-menu.tsx';

type Props = {
  /** Of whom something was planned. */
  name: string;
  due: string | null;
  size?: 'xs' | 'compact-sm';
  /** Within a panel that a click elsewhere would close. */
  inPlace?: boolean;
  onPutOff: (at: string, message: string) => void;
};

/** Puts what was planned off to another day, at the hour that it had. */
export function PutOff({ name, due, size = 'xs', inPlace = false, onPutOff }: Props) {
  return (
    <ActMenu
      withinPortal={!inPlace}
      position={inPlace ? 'bottom-start' : 'bottom-end'}
      target={
        <Button
          variant="default"
          size={size}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`Reporter : ${name}`}
        >
          Reporter
        </Button>
      }
    >
      {laterDays(due, new Date()).map(({ label, at }) => (
        <Menu.Item
          key={label}
          rightSection={
            <Text size="xs" c="dimmed">
              {shortDay(at)}
            </Text>
          }
          onClick={() => onPutOff(at, `Reportée au ${shortDay(at)}`)}
        >
          {label}
        </Menu.Item>
      ))}
    </ActMenu>
  );
}
