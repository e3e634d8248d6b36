import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

type Props = {
  icon: ReactNode;
  label: string;
  /** Of what it is done to. */
  name: string;
  /** Its icon alone: in a cell there is no room for words. */
  compact: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-pressed'?: boolean;
};

/** One of the things that are done to a text. */
export function TextAct({ icon, label, name, compact, ...rest }: Props) {
  const common = { variant: 'subtle', color: 'gray', 'aria-label': `${label}\u00a0: ${name}`, ...rest } as const;
  return compact ? (
    <ActionIcon size={30} title={label} {...common}>
      {icon}
    </ActionIcon>
  ) : (
    <Button size="compact-sm" leftSection={icon} {...common}>
      {label}
    </Button>
  );
}
