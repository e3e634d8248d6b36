import { Button, Stack, Text } from '@mantine/core';
import { usualReasons } from '../../../shared/kernel/errors.ts';
import { ApiError, isOffline, messageOf, refusedFor } from '../lib/api-error.ts';
import { later } from '../lib/later.tsx';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** What was to be read: `Les tendances`. */
  what: string;
};

const WhomToAsk = later(async () => (await import('./whom-to-ask.tsx')).WhomToAsk);

const offlineMessage = 'Pas de connexion à internet. Vérifiez-la, puis réessayez.';

/** Content that could not be read: what happened, the way to try again, and what to quote to support, or whom to ask for a permission. */
export function LoadFailure({ error, onRetry, what }: Props) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const refused = refusedFor(error, 'forbidden');
  const reason = isOffline(error) ? offlineMessage : messageOf(error, usualReasons.unavailable.message);
  return (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text fw={600}>
        {what}
        {'\u00a0'}: lecture impossible
      </Text>
      <Text size="sm">{reason}</Text>
      {refused && <WhomToAsk />}
      {requestId && !refused && (
        <Text size="sm" c="dimmed">
          Référence à citer : {requestId}
        </Text>
      )}
      <Button variant="default" onClick={onRetry} mt="xs">
        Réessayer
      </Button>
    </Stack>
  );
}
