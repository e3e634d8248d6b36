import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActMenu } from '../../../components/act-menu.tsx';
import { NameDialog } from '../../../components/name-dialog.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { type Kept, useGenerationActs } from './use-generations.ts';

type Props = {
  kept: Kept;
  reload: () => Promise<unknown>;
  onRemoved?: () => void;
  /** Entries of the menu that are of its tool. */
  more?: ReactNode;
};

/** A star, and what can be done to what was kept: name it, remove it. */
export function GenerationActs({ kept, reload, onRemoved, more }: Props) {
  const { update, favor, remove } = useGenerationActs(reload);
  const [naming, setNaming] = useState(false);
  const may = useMay();
  const mayWrite = may('ai:write');
  const mayDelete = may('ai:delete');
  const Star = kept.favorite ? IconStarFilled : IconStar;
  return (
    <>
      {mayWrite && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Favori\u00a0: ${kept.title}`}
          aria-pressed={kept.favorite}
          onClick={() => favor(kept)}
        >
          <Star size={18} aria-hidden />
        </ActionIcon>
      )}
      {(mayWrite || mayDelete || more) && (
        <ActMenu
          target={
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions sur ${kept.title}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {more}
          {mayWrite && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setNaming(true)}>
              Renommer
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={async () => (await remove(kept)) && onRemoved?.()}
            >
              Supprimer
            </Menu.Item>
          )}
        </ActMenu>
      )}
      {naming && (
        <NameDialog
          title="Renommer"
          label="Titre"
          start={kept.title}
          otherwise="Le titre n’a pas pu être changé"
          onClose={() => setNaming(false)}
          onSave={(title) => update(kept, { title })}
        />
      )}
    </>
  );
}
