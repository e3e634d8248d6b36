import { ActionIcon, Button, Menu, Text, TextInput } from '@mantine/core';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import '@mantine/core/styles/Checkbox.css';
import { IconChevronLeft, IconColumnInsertRight, IconLink, IconPlus, IconSearch, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { PageActs } from '../../lib/page-head.tsx';
import { usePageKeys } from '../../lib/single-keys.ts';
import { BoardMenu } from './board-menu.tsx';
import classes from './board-page.module.css';
import { useBoardSpace } from './board-space.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Filters } from './use-filters.ts';
import { BoardClient, BoardOwner } from './whose-board.tsx';

type Props = {
  filters: Filters;
  tags: readonly string[];
  shown: number;
  total: number;
  onAddColumn: () => void;
};

const searchId = 'board-search';

export function BoardToolbar({ filters, tags, shown, total, onAddColumn }: Props) {
  const navigate = useNavigate();
  const { board } = useBoardSpace();
  usePageKeys((key) => {
    const field = key === '/' ? document.getElementById(searchId) : null;
    field?.focus();
    return field !== null;
  });
  return (
    <div className={classes.toolbar}>
      <Link to={paths.boards} className={classes.back}>
        <IconChevronLeft size={16} aria-hidden /> Boards
      </Link>
      <TextInput
        id={searchId}
        className={classes.search}
        size="sm"
        type="search"
        aria-label="Chercher dans ce board"
        placeholder="Chercher dans ce board"
        maxLength={textLimits.query}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={filters.words}
        onChange={({ currentTarget }) => filters.setWords(currentTarget.value)}
      />
      {tags.length > 0 && <TagFilter filters={filters} tags={tags} />}
      {filters.active && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={filters.clear}>
          Effacer
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status" className={classes.total}>
        {filters.active ? `${formatNumber(shown)} sur ${formatNumber(total)}` : formatCount(total, 'annonce')}
      </Text>
      <div className={classes.rest}>
        <span className={classes.client}>
          <BoardClient board={board} />
        </span>
        <BoardOwner board={board} />
        <BoardMenu
          board={board}
          size="lg"
          onCopied={({ id }) => navigate(paths.board(id))}
          onDeleted={() => navigate(paths.boards)}
        >
          <Menu.Item leftSection={<IconColumnInsertRight size={16} aria-hidden />} onClick={onAddColumn}>
            Ajouter une colonne
          </Menu.Item>
        </BoardMenu>
        <PageActs>
          <ShareButton />
          <AddButton />
        </PageActs>
      </div>
    </div>
  );
}

function ShareButton() {
  const { board } = useBoardSpace();
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const label = board.shareUrl ? 'Partagé' : 'Partager';
  return (
    <>
      <Button variant="default" visibleFrom="sm" onClick={open}>
        {label}
      </Button>
      <ActionIcon variant="default" size="lg" hiddenFrom="sm" aria-label={label} onClick={open}>
        <IconLink size={18} aria-hidden />
      </ActionIcon>
      {opened && <ShareDialog board={board} onClose={() => setOpened(false)} />}
    </>
  );
}

function AddButton() {
  const { board } = useBoardSpace();
  const library = paths.adsFor(board.id);
  return (
    <>
      <Button component={Link} to={library} visibleFrom="sm" leftSection={<IconPlus size={16} aria-hidden />}>
        Ajouter une annonce
      </Button>
      <ActionIcon component={Link} to={library} size="lg" hiddenFrom="sm" aria-label="Ajouter une annonce">
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

function TagFilter({ filters, tags }: Pick<Props, 'filters' | 'tags'>) {
  const toggle = (tag: string) =>
    filters.setTags(filters.tags.includes(tag) ? filters.tags.filter((one) => one !== tag) : [...filters.tags, tag]);
  return (
    <ActMenu
      closeOnItemClick={false}
      position="bottom-start"
      width={240}
      target={
        <Button
          variant="default"
          size="sm"
          maw={{ base: 150, sm: 260 }}
          leftSection={<IconTag size={15} aria-hidden />}
        >
          {filters.tags.length > 0 ? filters.tags.join(', ') : 'Étiquettes'}
        </Button>
      }
    >
      {tags.map((tag) => (
        <Menu.CheckboxItem key={tag} checked={filters.tags.includes(tag)} onChange={() => toggle(tag)}>
          {tag}
        </Menu.CheckboxItem>
      ))}
    </ActMenu>
  );
}
