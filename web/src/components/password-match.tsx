import { Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { passwordMismatch } from '../../../shared/auth/password.ts';

/** Says as one types whether both entries are the same; silent until the second one begins. */
export function PasswordMatch({ password, confirmation }: { password: string; confirmation: string }) {
  const match = password === confirmation;
  return (
    <div aria-live="polite">
      {confirmation && (
        <Group gap={6} c={match ? 'positive' : 'dimmed'}>
          {match ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconX size={16} aria-hidden />}
          <Text size="sm" inherit>
            {match ? 'Les mots de passe correspondent' : passwordMismatch}
          </Text>
        </Group>
      )}
    </div>
  );
}
