import { Kbd, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { Dialog } from '../../components/dialog.tsx';
import { isOffline, messageOf } from '../../lib/api-error.ts';
import { browser } from '../../lib/browser.ts';
import { formatCount } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import classes from './command-palette.module.css';
import { optionGroups } from './option-groups.ts';
import { OptionList } from './option-list.tsx';
import { useFoundThings } from './use-found-things.ts';

type Props = {
  /** What was typed before the palette came: taken once. */
  ahead?: RefObject<string | null>;
  onClose: () => void;
};

/** « Rechercher partout »: pages, things by their names, and what one can begin. A combobox for those who do not see the list. */
export function CommandPalette({ ahead, onClose }: Props) {
  const navigate = useNavigate();
  const list = useId();
  const [query, setQuery] = useState(ahead?.current ?? '');
  const [reached, setReached] = useState<string | null>(null);
  const found = useFoundThings(query);
  const groups = optionGroups(query, found.things, useMay());
  const options = groups.flatMap((group) => group.options);
  // What the arrows reached stays chosen while more is found; else the nearest.
  const selected = Math.max(
    0,
    options.findIndex(({ key }) => key === reached),
  );
  const chosen = options[selected];
  const idOf = (key: string) => `${list}-${options.findIndex((option) => option.key === key)}`;
  const chosenId = chosen && idOf(chosen.key);

  useEffect(() => {
    if (ahead) ahead.current = null;
  }, [ahead]);

  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setReached(options.at((selected + step) % options.length)?.key ?? null);
    }
    if (event.key !== 'Enter' || !chosen) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return browser.openTab(chosen.path);
    onClose();
    navigate(chosen.path);
  }

  return (
    <Dialog
      onClose={onClose}
      fullScreen={false}
      size={640}
      yOffset={72}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': 'Rechercher partout' } }}
      classNames={{ body: classes.body ?? '' }}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        size="lg"
        placeholder="Une page, une annonce, un prospect, une action…"
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={textLimits.query}
        value={query}
        onChange={({ currentTarget: { value } }) => {
          setQuery(value);
          setReached(null);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label="Rechercher partout"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={chosenId}
      />
      <OptionList id={list} groups={groups} chosen={chosen?.key} idOf={idOf} onChoose={onClose} />
      <Remarks query={query} found={found} count={options.length} />
      <Keys />
    </Dialog>
  );
}

type RemarksProps = { query: string; found: ReturnType<typeof useFoundThings>; count: number };

/** How the search goes: said to those who do not see the list, and written where something is missing of it. */
function Remarks({ query, found: { searching, isPartial, error, retry }, count }: RemarksProps) {
  const said = searching ? 'Recherche…' : formatCount(count, 'résultat');
  return (
    <>
      <VisuallyHidden role="status">{query.trim() && said}</VisuallyHidden>
      {error !== undefined && (
        <Text size="sm" role="alert" className={classes.remark}>
          {isOffline(error) ? 'Pas de connexion à internet.' : messageOf(error, 'La recherche n’a pas abouti.')}{' '}
          <UnstyledButton className={classes.retry} onClick={retry}>
            Réessayer
          </UnstyledButton>
        </Text>
      )}
      {isPartial && (
        <Text size="sm" c="dimmed" className={classes.remark}>
          Résultats incomplets&nbsp;: une partie n’a pas pu être lue. Réessayez dans un moment.
        </Text>
      )}
      {count === 0 && error === undefined && (
        <Text size="sm" c="dimmed" className={classes.remark}>
          {searching ? 'Recherche…' : 'Aucun résultat.'}
        </Text>
      )}
    </>
  );
}

const Keys = () => (
  <div className={classes.keys} aria-hidden>
    <span>
      <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> choisir
    </span>
    <span>
      <Kbd size="xs">Entrée</Kbd> ouvrir
    </span>
    <span>
      <Kbd size="xs">{commandKey}</Kbd> <Kbd size="xs">Entrée</Kbd> nouvel onglet
    </span>
    <span>
      <Kbd size="xs">Échap</Kbd> fermer
    </span>
  </div>
);

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
