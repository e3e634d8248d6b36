import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminEntries, mainEntries, type NavigationEntry } from '../navigation.tsx';
import classes from './command-palette.module.css';

const [store, palette] = createSpotlight();

/** Opens each time it is asked for. A combobox for those who do not see the list. */
export function CommandPalette({ asked }: { asked: number }) {
  const navigate = useNavigate();
  const list = useId();
  const [query, setQuery] = useState('');
  const { selected } = useSpotlight(store);
  const found = [...mainEntries, ...adminEntries].filter(({ page }) => plain(page.title).includes(plain(query)));
  const optionId = (index: number) => `${list}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked for
  useEffect(palette.open, [asked]);

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 120 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      attributes={{ content: { 'aria-label': 'Palette de commandes' } }}
      classNames={{ action: classes.action }}
    >
      <Spotlight.Search
        placeholder="Rechercher une page…"
        leftSection={<IconSearch size={18} aria-hidden />}
        role="combobox"
        aria-label="Rechercher une page"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={selected >= 0 && found.length > 0 ? optionId(selected) : undefined}
      />
      <Spotlight.ActionsList>
        <div id={list} role="listbox" aria-label="Pages">
          {found.map((entry, index) => (
            <Option
              key={entry.page.path}
              entry={entry}
              id={optionId(index)}
              selected={index === selected}
              onChoose={() => navigate(entry.page.path)}
            />
          ))}
        </div>
      </Spotlight.ActionsList>
      {found.length === 0 && <Spotlight.Empty role="status">Aucune page ne porte ce nom</Spotlight.Empty>}
    </Spotlight.Root>
  );
}

type OptionProps = { entry: NavigationEntry; id: string; selected: boolean; onChoose: () => void };

function Option({ entry, id, selected, onChoose }: OptionProps) {
  return (
    <Spotlight.Action
      renderRoot={(props) => <button type="button" {...props} id={id} />}
      role="option"
      aria-selected={selected}
      label={entry.page.title}
      leftSection={<entry.icon size={18} stroke={1.6} aria-hidden />}
      onClick={onChoose}
    />
  );
}

/** Without case or accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
