import { Button, Menu, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconPencil, IconPlus, IconRefresh, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedView } from '../../../../../shared/prospects/views.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { NameDialog } from '../../../components/name-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { askedIn, readyViews, viewChange } from '../prospects-query.ts';
import { useColumns } from '../use-columns.ts';
import { useViews, type Views } from './use-views.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The views that there are, and those kept under a name: filters, sort and columns, for the whole workspace. */
export function ViewsMenu() {
  const views = useViews();
  const { params, change } = useUrlState();
  const { chosen } = useColumns();
  const [saving, naming] = useDisclosure(false);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const asked = askedIn(params);
  const current = views.items?.find(({ filters }) => askedIn(new URLSearchParams(filters)) === asked);
  const ready = readyViews.find(({ filters }) => filters === asked);
  const named = current?.name ?? (ready?.filters && ready.name);
  return (
    <>
      <ActMenu
        position="bottom-start"
        width={300}
        target={
          <Button
            variant="default"
            size="sm"
            maw={240}
            leftSection={<IconBookmark size={15} stroke={1.7} aria-hidden />}
          >
            {named ? `Vues : ${named}` : 'Vues'}
          </Button>
        }
      >
        {readyViews.map(({ name, filters }) => (
          <Menu.Item
            key={name}
            aria-current={filters === asked ? 'true' : undefined}
            fw={filters === asked ? 600 : undefined}
            leftSection={filters ? <IconUser {...icon} /> : <IconUsers {...icon} />}
            onClick={() => change(viewChange(filters, []))}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <ViewItems views={views} current={current} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={naming.open}>
          Enregistrer cette vue
        </Menu.Item>
        {current && <CurrentViewItems view={current} views={views} onRename={() => setRenamed(current)} />}
      </ActMenu>
      {saving && (
        <NameDialog
          title="Enregistrer cette vue"
          label="Nom de la vue"
          start=""
          otherwise="La vue n’a pas pu être enregistrée"
          onClose={naming.close}
          onSave={async (name) => {
            await views.create({ name, filters: asked, columns: chosen });
            say('Vue enregistrée');
          }}
        />
      )}
      {renamed && (
        <NameDialog
          title="Renommer la vue"
          label="Nom de la vue"
          start={renamed.name}
          otherwise="La vue n’a pas pu être renommée"
          onClose={() => setRenamed(null)}
          onSave={(name) => views.update(renamed, { name })}
        />
      )}
    </>
  );
}

function ViewItems({ views, current }: { views: Views; current: SavedView | undefined }) {
  const { change } = useUrlState();
  const { items, error, retry } = views;
  if (!items && error) return <LoadFailure error={error} onRetry={retry} />;
  if (!items) return <Skeleton height={36} role="status" aria-label="Chargement des vues" />;
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="xs">
        Aucune vue enregistrée. Filtrez, triez, choisissez vos colonnes, puis gardez le tout sous un nom.
      </Text>
    );
  }
  return (
    <>
      <Menu.Label>Vues de l’équipe</Menu.Label>
      {items.map((view) => (
        <Menu.Item
          key={view.id}
          aria-current={view === current ? 'true' : undefined}
          fw={view === current ? 600 : undefined}
          onClick={() => change(viewChange(view.filters, view.columns))}
        >
          {view.name}
        </Menu.Item>
      ))}
    </>
  );
}

type CurrentProps = { view: SavedView; views: Views; onRename: () => void };

function CurrentViewItems({ view, views, onRename }: CurrentProps) {
  const { chosen } = useColumns();
  const sameColumns = view.columns.join() === chosen.join();
  return (
    <>
      <Menu.Label>« {view.name} »</Menu.Label>
      {!sameColumns && (
        <Menu.Item
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => views.replace(view, { filters: view.filters, columns: chosen })}
        >
          Y garder ces colonnes
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        Renommer
      </Menu.Item>
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => views.remove(view)}
      >
        Supprimer
      </Menu.Item>
    </>
  );
}
