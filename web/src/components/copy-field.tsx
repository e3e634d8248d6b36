import { Group, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCopy } from '../lib/use-copy.ts';
import { CopyButton } from './copy-button.tsx';

type Props = {
  label: string;
  value: string;
  /** Said when the browser does not let it be copied. */
  otherwise: string;
  /** Beside the button. */
  acts?: ReactNode;
  /** Under the field. */
  children?: ReactNode;
};

/** A text to take elsewhere: shown whole, copied by a button. */
export function CopyField({ label, value, otherwise, acts, children }: Props) {
  const clipboard = useCopy(value);
  return (
    <Stack gap={6}>
      <Group align="flex-end" gap="xs">
        <TextInput
          flex="1 1 14rem"
          label={label}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton clipboard={clipboard} />
        {acts}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {clipboard.copied === false && `${otherwise} `}
        {children}
      </Text>
    </Stack>
  );
}
