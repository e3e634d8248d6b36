import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import framed from '../../components/framed-list.module.css';
import { LoadFailure } from '../../components/load-failure.tsx';
import { withoutAll } from '../../lib/list-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';

type Props<Item> = {
  found: {
    items: Item[] | undefined;
    first: { total: number } | undefined;
    filtered: boolean;
    filterNames: readonly string[];
    error: unknown;
    reload: () => unknown;
    more: (() => unknown) | undefined;
    readingMore: boolean;
  };
  /** `Les paiements`. */
  what: string;
  /** `12 paiements`. */
  count: (total: number) => string;
  /** What is said where there is none, for the filters or at all. */
  none: { filtered: string; atAll: string; more?: string };
  row: (item: Item) => ReactNode;
};

/** A list of the platform in its four states. */
export function FoundList<Item>({ found, what, count, none, row }: Props<Item>) {
  const { items, first, error, reload, more, readingMore, filtered, filterNames } = found;
  if (error) return <LoadFailure what={what} error={error} onRetry={() => reload()} />;
  if (!items) return <Loading what={what} />;
  if (items.length === 0) return <None filterNames={filtered ? filterNames : null} {...none} />;
  return (
    <section aria-label={what}>
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {count(first?.total ?? 0)}
      </Text>
      <ul className={framed.list}>{items.map(row)}</ul>
      {more && (
        <Button variant="default" mt="md" onClick={() => more()} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </section>
  );
}

type NoneProps = Props<never>['none'] & { filterNames: readonly string[] | null };

function None({ filtered, atAll, more, filterNames }: NoneProps) {
  const { change } = useUrlState();
  if (filterNames)
    return (
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{filtered}</Text>
        <Button variant="default" onClick={() => change({ ...withoutAll(filterNames), q: null })}>
          Tout afficher
        </Button>
      </Stack>
    );
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{atAll}</Text>
      {more && <Text c="dimmed">{more}</Text>}
    </Stack>
  );
}

const Loading = ({ what }: { what: string }) => (
  <Stack gap={1} role="status" aria-label={`${what}\u00a0: chargement`}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height={56} radius="md" />
    ))}
  </Stack>
);
