import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Relaxation } from '../../../../../shared/ads/library.contract.ts';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters, urlNames, without } from '../ads-query.ts';
import { filterLabel } from './filter-chips.ts';
import type { SearchPage } from './use-search.ts';

/** Why there is nothing, and the nearest way to something. */
export function NoResult({ page }: { page: SearchPage | undefined }) {
  const { params, change } = useUrlState();
  const asked = Boolean(params.get('q')) || countFilters(params) > 0;
  if (!asked) return <EmptyLibrary />;
  return (
    <Stack maw={560} py="xl" gap="md" align="flex-start">
      <Title order={2}>Aucune annonce ne répond à tout cela</Title>
      {page && page.relaxations.length > 0 ? (
        <>
          <Text c="dimmed">Ce qui s’en approche le plus&nbsp;:</Text>
          <Group gap="xs">
            {page.relaxations.map((one) => (
              <Button
                key={`${one.without}=${one.value}`}
                variant="default"
                onClick={() => change(without(params, one.without, one.value))}
              >
                {formatCount(one.total, 'annonce')} sans {thing(one)}
              </Button>
            ))}
          </Group>
        </>
      ) : (
        <Text c="dimmed">
          Essayez un mot plus courant, ou un seul mot. Une annonce qui n’a pas été diffusée dans l’Union européenne
          n’est pas divulguée par Meta.
        </Text>
      )}
      <Anchor component="button" type="button" fw={500} onClick={() => change({ ...noFilters, q: null })}>
        Revoir toute la bibliothèque
      </Anchor>
    </Stack>
  );
}

function thing({ without: name, value, label }: Relaxation): string {
  if (name !== 'q') return `le filtre ${filterLabel(name, value, label)}`;
  return value === null ? 'ces mots' : `«\u00a0${label}\u00a0»`;
}

function EmptyLibrary() {
  return (
    <Stack maw={520} py={{ base: 'lg', sm: '3rem' }} gap="md" align="flex-start">
      <Title order={2}>Votre bibliothèque est vide</Title>
      <Text c="dimmed" fz="lg">
        Importez un fichier d’annonces, ou lisez la bibliothèque publicitaire de Meta&nbsp;: vous pourrez ensuite y
        chercher par mot, plateforme, format ou durée de diffusion.
      </Text>
      <Button component={Link} to={`?${urlNames.tab}=imports`} size="md">
        Importer des annonces
      </Button>
    </Stack>
  );
}
