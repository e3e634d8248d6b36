import { ActionIcon, Code, Popover, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { IconHelp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { SearchField } from '../../../components/search-field.tsx';

export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <SearchField
      field={field}
      label="Chercher dans les annonces"
      placeholder="Un mot, une marque, une promesse…"
      help={<OperatorsHelp />}
    />
  );
}

const operators = [
  { typed: 'livraison offerte', means: 'les deux mots, dans n’importe quel ordre' },
  { typed: '"sans engagement"', means: 'ces mots exacts, côte à côte' },
  { typed: 'canapé -livraison', means: 'sans les annonces qui contiennent « livraison »' },
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
