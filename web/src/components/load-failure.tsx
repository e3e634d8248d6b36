import { Button, Stack, Text } from '@mantine/core';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { ApiError, messageOf, refusedFor } from '../lib/api-error.ts';
import { useWhomToAsk } from '../lib/use-whom-to-ask.ts';

type Props = { error: unknown; onRetry: () => void };

/** Content that could not be read: what happened, the way to try again, and what to quote to support. */
export function LoadFailure({ error, onRetry }: Props) {
  if (refusedFor(error, 'forbidden')) return <NotAllowed />;
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

/** Trying again would not help. */
function NotAllowed() {
  const whom = useWhomToAsk();
  return (
    <Stack role="alert" gap="xs">
      <Text fw={600}>{reasons.forbidden.message}</Text>
      <Text c="dimmed">Pour l’obtenir, demandez à {whom}.</Text>
    </Stack>
  );
}
