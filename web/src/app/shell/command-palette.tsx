import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconAddressBook, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fold } from '../../../../shared/kernel/fold.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { adminEntries, mainEntries, type NavigationEntry } from '../navigation.tsx';
import classes from './command-palette.module.css';
import { type NamedProspect, useNamedProspects } from './use-named-prospects.ts';

const [store, palette] = createSpotlight();

/** Opens each time it is asked for. A combobox for those who do not see the list. */
export function CommandPalette({ asked }: { asked: number }) {
  const navigate = useNavigate();
  const list = useId();
  const [query, setQuery] = useState('');
  const { selected } = useSpotlight(store);
  const pages = [...mainEntries, ...adminEntries].filter(({ page }) => fold(page.title).includes(fold(query.trim())));
  const { prospects, searching } = useNamedProspects(query);
  const groups: Group[] = [
    { label: 'Pages', options: pages.map(({ page, icon }) => ({ path: page.path, label: page.title, icon })) },
    { label: 'Prospects', options: prospects.map(optionOf) },
  ];
  const found = groups.flatMap(({ options }) => options);
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
        placeholder="Rechercher une page, un prospect…"
        leftSection={<IconSearch size={18} aria-hidden />}
        role="combobox"
        aria-label="Rechercher une page ou un prospect"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={selected >= 0 && found.length > 0 ? optionId(selected) : undefined}
      />
      <Spotlight.ActionsList>
        <div id={list} role="listbox" aria-label="Résultats">
          {groups.map(({ label, options }) => (
            <OptionGroup key={label} label={label} titled={query !== '' && prospects.length > 0} options={options}>
              {(option) => {
                const index = found.indexOf(option);
                return (
                  <Option
                    key={option.path}
                    option={option}
                    id={optionId(index)}
                    selected={index === selected}
                    onChoose={() => navigate(option.path)}
                  />
                );
              }}
            </OptionGroup>
          ))}
        </div>
      </Spotlight.ActionsList>
      {found.length === 0 && (
        <Spotlight.Empty role="status">
          {searching ? 'Recherche…' : 'Aucune page ni aucun prospect ne porte ce nom'}
        </Spotlight.Empty>
      )}
    </Spotlight.Root>
  );
}

type Found = { path: string; label: string; description?: string; icon: NavigationEntry['icon'] };
type Group = { label: string; options: Found[] };

const optionOf = ({ id, name, company }: NamedProspect): Found => ({
  path: paths.prospect(id),
  label: name,
  ...(company && company !== name && { description: company }),
  icon: IconAddressBook,
});

type GroupProps = Group & { titled: boolean; children: (option: Found) => ReactNode };

/** The titles of the groups are for the eye, once there is more than one. */
function OptionGroup({ label, options, titled, children }: GroupProps) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has no other group
    <div role="group" aria-label={label}>
      {titled && (
        <div aria-hidden className={classes.group}>
          {label}
        </div>
      )}
      {options.map(children)}
    </div>
  );
}

type OptionProps = { option: Found; id: string; selected: boolean; onChoose: () => void };

function Option({ option, id, selected, onChoose }: OptionProps) {
  const { label, description, icon: Icon } = option;
  return (
    <Spotlight.Action
      renderRoot={(props) => <button type="button" {...props} id={id} />}
      role="option"
      aria-selected={selected}
      label={label}
      description={description}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      onClick={onChoose}
    />
  );
}
