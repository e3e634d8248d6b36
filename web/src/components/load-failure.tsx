import { Button, Stack, Text } from '@mantine/core';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { ApiError, messageOf } from '../lib/api-error.ts';

type Props = { error: unknown; onRetry: () => void };

/** Content that could not be read: what happened, the way to try again, and what to quote to support. */
export function LoadFailure({ error, onRetry }: Props) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text fw={600}>{messageOf(error, reasons.unavailable.message)}</Text>
      {requestId && (
        <Text size="sm" c="dimmed">
          Référence à citer : {requestId}
        </Text>
      )}
      <Button variant="default" onClick={onRetry} mt="xs">
        Réessayer
      </Button>
    </Stack>
  );
}
