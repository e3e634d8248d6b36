import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedSearch } from '../../../../../shared/ads/watch.contract.ts';
import { formatCount } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { SaveSearchButton } from './save-search.tsx';
import { useSavedSearchItems } from './saved-search-items.ts';
import classes from './saved-searches.module.css';

const SavedSearchList = later(
  async () => (await import('./saved-search-list.tsx')).SavedSearchList,
  <Skeleton height={40} role="status" aria-label="Chargement des recherches" />,
);

const RenameSearchDialog = later(async () => (await import('./saved-search-dialogs.tsx')).RenameSearchDialog);

/** The searches kept, with what each has of new; where there is little room, the way to keep this one. */
export function SavedSearchesMenu({ onSave }: { onSave: () => void }) {
  const [opened, menu] = useDisclosure(false);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const { data } = useSavedSearchItems();
  const news = data?.items.reduce((total, { newCount }) => total + (newCount ?? 0), 0) ?? 0;
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
          <SavedSearchList
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
      {renamed && <RenameSearchDialog search={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}
