import { Button, Checkbox, Menu, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBookmark,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ListView, Views } from '../lib/use-views.ts';
import { ActMenu } from './act-menu.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NameDialog } from './name-dialog.tsx';
import { say } from './undo-toast.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

type Shown = { filters: string; columns: readonly string[] };
type Props = {
  views: Views;
  /** What every workspace has. */
  ready: readonly { name: string; filters: string }[];
  /** What the list shows. */
  shown: Shown;
  /** The filters of a view as `shown` says them. */
  normal: (filters: string) => string;
  onOpen: (view: Shown) => void;
  /** Views may be one's own, and one of them may be what the list opens with. */
  personal?: boolean;
};

/** The views that there are, and those kept under a name: filters, sort and columns. */
export function ViewsMenu({ views, ready, shown, normal, onOpen, personal = false }: Props) {
  const [saving, naming] = useDisclosure(false);
  const [shared, setShared] = useState(false);
  const [renamed, setRenamed] = useState<ListView | null>(null);
  const current = views.items?.find(({ filters }) => normal(filters) === shown.filters);
  const readyOne = ready.find(({ filters }) => filters === shown.filters);
  const named = current?.name ?? (readyOne?.filters && readyOne.name);
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
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={naming.open}>
          Enregistrer cette vue
        </Menu.Item>
        {current && (
          <CurrentItems
            view={current}
            views={views}
            columns={shown.columns}
            personal={personal}
            onRename={() => setRenamed(current)}
          />
        )}
      </ActMenu>
      {saving && (
        <NameDialog
          title="Enregistrer cette vue"
          label="Nom de la vue"
          start=""
          otherwise="La vue n’a pas pu être enregistrée"
          onClose={naming.close}
          onSave={async (name) => {
            const words = { name, filters: shown.filters, columns: [...shown.columns] };
            await views.create(personal ? { ...words, shared } : words);
            say('Vue enregistrée');
          }}
        >
          {personal && (
            <Checkbox
              label="Partager avec l’équipe"
              checked={shared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
          )}
        </NameDialog>
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

type ItemsProps = Pick<Props, 'views' | 'onOpen'> & { current: ListView | undefined; personal: boolean };

function ViewItems({ views, current, onOpen, personal }: ItemsProps) {
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
