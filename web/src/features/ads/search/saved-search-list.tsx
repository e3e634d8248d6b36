import { ActionIcon, Group, Skeleton, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconBell, IconBellOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { SavedSearch } from '../../../../../shared/ads/watch.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { searchPath, urlNames } from '../ads-query.ts';
import classes from './saved-searches.module.css';
import { type SavedSearches, useSavedSearches } from './use-saved-searches.ts';

type ListProps = { onDone: () => void; onRename: (search: SavedSearch) => void };

export function SavedSearchList({ onDone, onRename }: ListProps) {
  const searches = useSavedSearches();
  const { items, error, retry } = searches;
  if (!items && error) return <LoadFailure what="Les recherches" error={error} onRetry={retry} />;
  if (!items) return <Skeleton height={40} role="status" aria-label="Chargement des recherches" />;
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="xs">
        Aucune recherche enregistrée. Cherchez, filtrez, puis enregistrez la recherche pour y revenir ou recevoir une
        alerte.
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {items.map((search) => (
        <SearchLine key={search.id} search={search} searches={searches} onDone={onDone} onRename={onRename} />
      ))}
    </ul>
  );
}

type LineProps = ListProps & { search: SavedSearch; searches: SavedSearches };

function SearchLine({ search, searches, onDone, onRename }: LineProps) {
  const navigate = useNavigate();
  const { params } = useUrlState();
  const { name, query, alert, newCount, lastSeenAt } = search;

  function show(onlyNew: boolean) {
    const address = new URLSearchParams(query);
    if (onlyNew) address.set('addedSince', lastSeenAt);
    // The board that is being filled is no part of a search.
    for (const name of [urlNames.board, urlNames.column]) {
      const filled = params.get(name);
      if (filled) address.set(name, filled);
    }
    navigate(searchPath(address));
    void searches.markSeen(search);
    onDone();
  }

  const acts = [
    {
      label: alert ? 'Couper l’alerte' : 'M’alerter des nouvelles annonces',
      icon: alert ? IconBell : IconBellOff,
      act: () => searches.update(search, { alert: !alert }),
    },
    { label: 'Renommer', icon: IconPencil, act: () => onRename(search) },
    { label: 'Supprimer', icon: IconTrash, act: () => searches.remove(search) },
  ];
  return (
    <li className={classes.line}>
      <Stack gap={0} flex={1} miw={0} align="flex-start">
        <UnstyledButton className={classes.name} onClick={() => show(false)}>
          {name}
        </UnstyledButton>
        {newCount !== null && newCount > 0 && (
          <UnstyledButton className={classes.news} onClick={() => show(true)}>
            {formatCount(newCount, 'nouvelle')}
          </UnstyledButton>
        )}
      </Stack>
      <Group gap={2} wrap="nowrap">
        {acts.map(({ label, icon: Icon, act }) => (
          <Tooltip key={label} label={label} openDelay={300}>
            <ActionIcon variant="subtle" color="gray" aria-label={`${label} : ${name}`} onClick={act}>
              <Icon size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </li>
  );
}
