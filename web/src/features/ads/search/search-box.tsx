import { ActionIcon, CloseButton, Code, Popover, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconHelp, IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './search-box.module.css';

const patienceMs = 250;
const longestQuery = 300;

/** The words of the search: in the address soon after they are typed, at once by Enter. */
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { params, change } = useUrlState();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const search = useDebouncedCallback((words: string) => {
    // The way back leads out of the words, not letter by letter.
    const corrected = inAddress !== '' && words.trim() !== '';
    change({ q: words.trim() }, { replace: corrected });
  }, patienceMs);

  // The way back, a saved search or « Tout effacer » change the words too.
  useEffect(() => setTyped((now) => (now.trim() === inAddress ? now : inAddress)), [inAddress]);

  function type(words: string) {
    setTyped(words);
    search(words);
  }

  return (
    <search className={classes.root}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.flush();
        }}
      >
        <TextInput
          ref={field}
          type="search"
          size="md"
          aria-label="Chercher dans les annonces"
          aria-keyshortcuts="/"
          placeholder="Un mot, une marque, une promesse…"
          maxLength={longestQuery}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          rightSectionWidth={typed ? 72 : 40}
          rightSectionPointerEvents="all"
          rightSection={
            <span className={classes.end}>
              {typed && <CloseButton aria-label="Effacer les mots" size="sm" onClick={() => type('')} />}
              <OperatorsHelp />
            </span>
          }
        />
      </form>
    </search>
  );
}

const operators = [
  { typed: 'livraison offerte', means: 'les deux mots, dans n’importe quel ordre' },
  { typed: '"sans engagement"', means: 'ces mots exacts, côte à côte' },
  { typed: 'canapé -livraison', means: 'sans les annonces qui disent « livraison »' },
];

function OperatorsHelp() {
  return (
    <Popover position="bottom-end" width={340} shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="md" aria-label="Aide sur la recherche">
          <IconHelp size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" component="dl" m={0}>
          {operators.map((operator) => (
            <div key={operator.typed}>
              <Text component="dt" size="sm">
                <Code>{operator.typed}</Code>
              </Text>
              <Text component="dd" size="sm" c="dimmed" m={0}>
                {operator.means}
              </Text>
            </div>
          ))}
        </Stack>
        <Text size="sm" c="dimmed" mt="sm">
          Les accents, les majuscules et les pluriels ne comptent pas ; une faute de frappe est rattrapée.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
