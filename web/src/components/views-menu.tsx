import { Button, Skeleton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../lib/later.tsx';
import type { ListView, Views } from '../lib/use-views.ts';
import { ActMenu } from './act-menu.tsx';
import type { Shown } from './view-entries.tsx';

const waiting = <Skeleton height={36} role="status" aria-label="Chargement des vues" />;
const ViewEntries = later(async () => (await import('./view-entries.tsx')).ViewEntries, waiting);
const ViewNames = later(async () => (await import('./view-names.tsx')).ViewNames);

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
  const [naming, name] = useState<'new' | ListView | null>(null);
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
        <ViewEntries
          {...{ views, ready, shown, current, personal, onOpen }}
          onSave={() => name('new')}
          onRename={name}
        />
      </ActMenu>
      {naming && (
        <ViewNames
          {...{ views, shown, personal }}
          renamed={naming === 'new' ? null : naming}
          onClose={() => name(null)}
        />
      )}
    </>
  );
}
