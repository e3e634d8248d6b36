import { Button, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { foldLabel } from '../../../../../shared/kernel/fold.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from './find-advertiser.module.css';
import { advertisersIn, useAdvertisers } from './use-advertisers.ts';

/** At once; on a phone what an analysis gives stands below. */
const shown = 10;
const shownOnPhone = 5;

/** The advertisers of the library that bear these words, those with most ads first; one is chosen. */
export function FindAdvertiser({ onChoose }: { onChoose: (advertiserId: string) => void }) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const { data, error, mutate } = useAdvertisers(words);
  const all = advertisersIn(data);
  const named = all.filter(({ label }) => foldLabel(label).includes(foldLabel(words)));
  const [whole, showWhole] = useState(false);
  const matching = (named.length > 0 ? named : all).slice(0, shown);
  const found = usePhone() && !whole ? matching.slice(0, shownOnPhone) : matching;
  return (
    <section aria-label="Choisir un annonceur" className={classes.find}>
      <TextInput
        autoFocus
        label={'Quel annonceur\u00a0?'}
        placeholder="Nom, ou mots de ses annonces"
        maxLength={textLimits.query}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && !data && <LoadFailure what="Les annonceurs" error={error} onRetry={() => mutate()} />}
      {!error && !data && <Skeleton height={240} role="status" aria-label="Recherche" />}
      {data && found.length === 0 && (
        <Text c="dimmed" size="sm" role="status">
          Aucun annonceur de la bibliothèque avec ces mots.
        </Text>
      )}
      <ul className={classes.advertisers}>
        {found.map(({ value, label, count }) => (
          <li key={value}>
            <UnstyledButton className={classes.advertiser} onClick={() => onChoose(value)}>
              <AdvertiserMark name={label} size={28} />
              <span>
                <Text component="span" display="block" fw={500}>
                  {label}
                </Text>
                <Text component="span" display="block" size="xs" c="dimmed">
                  {formatCount(count, 'annonce')}
                </Text>
              </span>
              <IconChevronRight size={16} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length < matching.length && (
        <Button variant="default" size="sm" justify="center" onClick={() => showWhole(true)}>
          Voir plus d’annonceurs
        </Button>
      )}
    </section>
  );
}
