import { Text } from '@mantine/core';
import { formatNumber } from '../lib/format.ts';
import { LoadFailure } from './load-failure.tsx';

type Props = {
  list: { error: unknown; retry: () => void; more: { exists: boolean; loading: boolean } };
  shown: number;
  /** « 320 prospects ». */
  total: string;
};

/** Below the rows of a list that comes page by page: how many of them are here, or why the next do not come. */
export function ListEnd({ list: { error, retry, more }, shown, total }: Props) {
  if (error) return <LoadFailure what="La suite de la liste" error={error} onRetry={retry} />;
  if (!more.exists) return null;
  return (
    <Text size="sm" c="dimmed" ta="center" my="md">
      {formatNumber(shown)} sur {total}
      {more.loading && '. Chargement...'}
    </Text>
  );
}
