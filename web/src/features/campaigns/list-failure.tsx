import { Button, Group, Stack, Text } from '@mantine/core';
import { LoadFailure } from '../../components/load-failure.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './campaigns-page.module.css';
import { urlNames } from './campaigns-query.ts';

type Props = { error: unknown; onRetry: () => void; readAt: number | undefined };

/** Why the list is not of now, above what was read last; where a rate is missing, the way to give it. */
export function ListFailure({ error, onRetry, readAt }: Props) {
  const { change } = useUrlState();
  const missing = error instanceof ApiError ? error.details.filter(({ path }) => path === 'convertTo') : [];
  return (
    <Stack gap="xs" className={classes.failure}>
      {missing.length > 0 ? (
        <Stack role="alert" gap="xs" align="flex-start">
          <Text fw={600}>Tout ne peut pas être converti en euros</Text>
          {missing.map(({ message }) => (
            <Text key={message} size="sm">
              {message.replace(/\d{4}-\d\d-\d\d/g, formatDay)}
            </Text>
          ))}
          <Group gap="xs">
            <Button variant="default" onClick={() => change({ [urlNames.setting]: 'taux' })}>
              Donner les taux
            </Button>
            <Button variant="subtle" color="gray" onClick={() => change({ [urlNames.inEuros]: null })}>
              Devises séparées
            </Button>
          </Group>
        </Stack>
      ) : (
        <LoadFailure what="Les campagnes" error={error} onRetry={onRetry} />
      )}
      {readAt !== undefined && (
        <Text size="sm" c="dimmed">
          Ci-dessous, les chiffres lus à {formatTime(new Date(readAt).toISOString())}.
        </Text>
      )}
    </Stack>
  );
}
