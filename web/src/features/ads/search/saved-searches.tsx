import { ActionIcon, Group, Popover, Skeleton, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconBellOff, IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SavedSearch } from '../../../../../shared/ads/watch.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { searchPath } from '../ads-query.ts';
import { SaveSearchButton } from './save-search.tsx';
import classes from './saved-searches.module.css';
import { SearchNameDialog } from './search-name-dialog.tsx';
import { type SavedSearches, useSavedSearches } from './use-saved-searches.ts';

/** The searches kept, with what each has of new; where there is little room, the way to keep this one. */
export function SavedSearchesMenu({ onSave }: { onSave: () => void }) {
  const [opened, menu] = useDisclosure(false);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const searches = useSavedSearches();
  const news = searches.items?.reduce((total, { newCount }) => total + (newCount ?? 0), 0) ?? 0;
  return (
    <>
      <Popover
        opened={opened}
        onChange={menu.toggle}
        position="bottom-end"
        width={360}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="default"
            size={42}
            className={classes.button}
            aria-label={
              news > 0
                ? `Mes recherches, ${formatCount(news, 'nouvelle annonce', 'nouvelles annonces')}`
                : 'Mes recherches'
            }
            aria-haspopup="dialog"
            onClick={menu.toggle}
          >
            <IconStar size={19} stroke={1.7} aria-hidden />
            {news > 0 && <span className={classes.badge}>{news > 99 ? '99+' : news}</span>}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <SearchList
            searches={searches}
            onDone={menu.close}
            onRename={(search) => {
              menu.close();
              setRenamed(search);
            }}
          />
          <SaveSearchButton
            hiddenFrom="sm"
            onClick={() => {
              menu.close();
              onSave();
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {renamed && (
        <SearchNameDialog
          title="Renommer la recherche"
          start={{ name: renamed.name, alert: renamed.alert }}
          onClose={() => setRenamed(null)}
          onSave={(changes) => searches.update(renamed, changes)}
        />
      )}
    </>
  );
}

type ListProps = { searches: SavedSearches; onDone: () => void; onRename: (search: SavedSearch) => void };

function SearchList({ searches, onDone, onRename }: ListProps) {
  const { items, error, retry } = searches;
  if (!items && error) return <LoadFailure error={error} onRetry={retry} />;
  if (!items) return <Skeleton height={40} role="status" aria-label="Chargement des recherches" />;
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="xs">
        Aucune recherche enregistrée. Cherchez, filtrez, puis gardez la recherche pour y revenir et compter ce qu’elle a
        de nouveau.
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

function SearchLine({ search, searches, onDone, onRename }: ListProps & { search: SavedSearch }) {
  const navigate = useNavigate();
  const { name, query, alert, newCount, lastSeenAt } = search;

  function show(onlyNew: boolean) {
    const address = new URLSearchParams(query);
    if (onlyNew) address.set('addedSince', lastSeenAt);
    navigate(searchPath(address));
    void searches.markSeen(search);
    onDone();
  }

  const acts = [
    {
      label: alert ? 'Ne plus compter les nouvelles annonces' : 'Compter les nouvelles annonces',
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
