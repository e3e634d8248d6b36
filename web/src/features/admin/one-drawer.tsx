import { Drawer, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { lowerFirst } from '../../../../shared/kernel/first-letter.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './found.module.css';

type Props<Data> = {
  /** In the address, where the id stands. */
  urlName: string;
  title: string;
  /** `Cette personne`. */
  what: string;
  operation: string;
  read: (id: string) => Promise<Data>;
  /** The list under it is read again with it. */
  onChanged: () => unknown;
  children: (data: Data, onDone: () => Promise<void>) => ReactNode;
};

/** One thing of a list, which the address names, over the list. */
export function OneDrawer<Data>({ urlName, title, ...found }: Props<Data>) {
  const { params, change } = useUrlState();
  const id = params.get(urlName);
  return (
    <Drawer
      opened={id !== null}
      onClose={() => change({ [urlName]: null })}
      position="right"
      size={560}
      title={title}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Found key={id} id={id} {...found} />}
    </Drawer>
  );
}

type FoundProps<Data> = Omit<Props<Data>, 'urlName' | 'title'> & { id: string };

function Found<Data>({ id, what, operation, read, onChanged, children }: FoundProps<Data>) {
  const { data, error, mutate } = useSWR([operation, id], () => read(id));
  if (error && !data) return <LoadFailure what={what} error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <Stack gap="md" role="status" aria-label={`Chargement de ${lowerFirst(what)}`}>
        <Skeleton height={28} width="60%" />
        <Skeleton height={120} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    );
  const onDone = async () => {
    await Promise.all([mutate(), onChanged()]);
  };
  return <Stack gap="lg">{children(data, onDone)}</Stack>;
}

type Fact = readonly [label: string, value: string] | false;

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter((fact) => fact !== false)
      .map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
