import '@mantine/core/styles/Checkbox.css';
import { Button, Group, Menu, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMembers } from '../../../lib/use-members.ts';
import classes from './boards-overview.module.css';
import type { BoardFilters } from './use-board-filters.ts';

type Props = { boards: readonly Board[]; filters: BoardFilters };

/** What narrows and orders the boards, where there are several to tell apart. */
export function BoardFilterBar({ boards, filters }: Props) {
  const { data: members = [] } = useMembers();
  const { data: clients = [] } = useClientNames();
  const owners = choicesOf(boards, 'ownerId', members, 'Non attribué');
  const filed = choicesOf(boards, 'clientId', clients, 'Sans client');
  const shared = owners.length > 1;
  const byClient = !filters.chosen && filed.some(({ value }) => value !== 'none');
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key === '/') field.current?.focus();
    return key === '/' && field.current !== null;
  });
  if (boards.length < 2 && !filters.active) return null;
  return (
    <Group gap="xs" w="100%">
      <div className={classes.search}>
        <SearchField field={field} size="sm" label="Chercher un board" placeholder="Nom, description…" />
      </div>
      {(shared || filters.mine) && (
        <Button
          variant={filters.mine ? 'filled' : 'default'}
          color="var(--mantine-color-text)"
          size="sm"
          px="sm"
          aria-pressed={filters.mine}
          onClick={filters.showMine}
        >
          Mes boards
        </Button>
      )}
      {shared && <Filter label="Propriétaire" name="ownerId" choices={owners} filters={filters} />}
      {byClient && <Filter label="Client" name="clientId" choices={filed} filters={filters} />}
      {filters.active && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={filters.clear}>
          Effacer
        </Button>
      )}
      <NativeSelect
        aria-label="Trier"
        size="sm"
        className={classes.sort}
        value={filters.sort}
        onChange={({ currentTarget }) => filters.order(currentTarget.value)}
        data={sorts}
      />
    </Group>
  );
}

const sorts = [
  { value: '', label: 'Plus récents' },
  { value: 'name', label: 'Par nom' },
  { value: 'ads', label: 'Plus d’annonces' },
];

type Choice = { value: string; label: string; count: number };
type Named = { id: string; name: string };

/** The owners or clients that boards have, in the order of the names that are known, and what says that they have none. */
function choicesOf(boards: readonly Board[], name: 'ownerId' | 'clientId', named: readonly Named[], none: string) {
  const counts = new Map<string, number>();
  for (const board of boards) counts.set(board[name] ?? 'none', (counts.get(board[name] ?? 'none') ?? 0) + 1);
  const choices = [...named.map(({ id: value, name: label }) => ({ value, label })), { value: 'none', label: none }];
  return choices.flatMap((choice): Choice[] => {
    const count = counts.get(choice.value);
    return count ? [{ ...choice, count }] : [];
  });
}

type FilterProps = { label: string; name: 'ownerId' | 'clientId'; choices: Choice[]; filters: BoardFilters };

function Filter({ label, name, choices, filters }: FilterProps) {
  const selected = filters.values(name).filter((value) => value !== 'me');
  const [only] = choices.filter(({ value }) => selected.includes(value));
  const said =
    selected.length > 1 ? `${label} (${selected.length})` : selected.length === 1 && only ? only.label : label;
  return (
    <ActMenu
      closeOnItemClick={false}
      position="bottom-start"
      width={260}
      target={
        <Button
          variant="default"
          size="sm"
          px="sm"
          maw={240}
          aria-label={said === label ? label : `${label}\u00a0: ${said}`}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          {said}
        </Button>
      }
    >
      {choices.map(({ value, label: choice, count }) => (
        <Menu.CheckboxItem
          key={value}
          checked={selected.includes(value)}
          onChange={() => filters.toggle(name, value)}
          rightSection={formatNumber(count)}
        >
          {choice}
        </Menu.CheckboxItem>
      ))}
    </ActMenu>
  );
}
