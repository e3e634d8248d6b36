import { Menu, Skeleton, Text } from '@mantine/core';
import {
  IconPencil,
  IconPlus,
  IconRefresh,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ListView, Views } from '../lib/use-views.ts';
import { LoadFailure } from './load-failure.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

export type Shown = { filters: string; columns: readonly string[] };
type Props = {
  views: Views;
  /** What every workspace has. */
  ready: readonly { name: string; filters: string }[];
  /** What the list shows. */
  shown: Shown;
  /** The view that is shown, among those that are kept. */
  current: ListView | undefined;
  personal: boolean;
  onOpen: (view: Shown) => void;
  onSave: () => void;
  onRename: (view: ListView) => void;
};

/** What stands in the menu of views: those that there are, and what can be done with the one that is open. */
export function ViewEntries({ views, ready, shown, current, personal, onOpen, onSave, onRename }: Props) {
  return (
    <>
      {ready.map(({ name, filters }) => (
        <Menu.Item
          key={name}
          aria-current={filters === shown.filters ? 'true' : undefined}
          fw={filters === shown.filters ? 600 : undefined}
          leftSection={filters ? <IconUser {...icon} /> : <IconUsers {...icon} />}
          onClick={() => onOpen({ filters, columns: [] })}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <ViewItems views={views} current={current} onOpen={onOpen} personal={personal} />
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus {...icon} />} onClick={onSave}>
        Enregistrer cette vue
      </Menu.Item>
      {current && (
        <CurrentItems
          view={current}
          views={views}
          columns={shown.columns}
          personal={personal}
          onRename={() => onRename(current)}
        />
      )}
    </>
  );
}

type ItemsProps = Pick<Props, 'views' | 'onOpen'> & { current: ListView | undefined; personal: boolean };

function ViewItems({ views, current, onOpen, personal }: ItemsProps) {
  const { items, error, retry } = views;
  if (!items && error) return <LoadFailure what="Les vues" error={error} onRetry={retry} />;
  if (!items) return <Skeleton height={36} role="status" aria-label="Chargement des vues" />;
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="xs">
        Aucune vue enregistrée. Filtrez, triez, choisissez vos colonnes, puis gardez le tout sous un nom.
      </Text>
    );
  }
  const groups = [
    { label: 'Mes vues', some: items.filter(({ shared }) => personal && !shared) },
    { label: 'Vues de l’équipe', some: items.filter(({ shared }) => !personal || shared) },
  ];
  return groups
    .filter(({ some }) => some.length > 0)
    .map(({ label, some }) => (
      <div key={label}>
        <Menu.Label>{label}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view.id}
            aria-current={view === current ? 'true' : undefined}
            fw={view === current ? 600 : undefined}
            rightSection={
              view.isDefault ? <IconStar {...icon} aria-hidden={false} aria-label="par défaut" /> : undefined
            }
            onClick={() => onOpen(view)}
          >
            {view.name}
          </Menu.Item>
        ))}
      </div>
    ));
}

type CurrentProps = {
  view: ListView;
  views: Views;
  columns: readonly string[];
  personal: boolean;
  onRename: () => void;
};

function CurrentItems({ view, views, columns, personal, onRename }: CurrentProps) {
  const sameColumns = view.columns.join() === columns.join();
  return (
    <>
      <Menu.Label>« {view.name} »</Menu.Label>
      {!sameColumns && (
        <Menu.Item
          leftSection={<IconRefresh {...icon} />}
          onClick={() => views.replace(view, { filters: view.filters, columns: [...columns] })}
        >
          Y garder ces colonnes
        </Menu.Item>
      )}
      {personal && (
        <>
          <Menu.Item
            leftSection={view.isDefault ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
            onClick={() => views.replace(view, { isDefault: !view.isDefault })}
          >
            {view.isDefault ? 'Ne plus ouvrir avec elle' : 'Ouvrir la liste avec elle'}
          </Menu.Item>
          <Menu.Item
            leftSection={view.shared ? <IconUser {...icon} /> : <IconUsers {...icon} />}
            onClick={() => views.replace(view, { shared: !view.shared })}
          >
            {view.shared ? 'La garder pour moi' : 'Partager avec l’équipe'}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
        Renommer
      </Menu.Item>
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash {...icon} />}
        onClick={() => views.remove(view)}
      >
        Supprimer
      </Menu.Item>
    </>
  );
}
