import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Relaxation } from '../../../../../shared/ads/library.contract.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { formatCount } from '../../../lib/format.ts';
import { type UrlChange, useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters, urlNames, without } from '../ads-query.ts';
import { filterLabel } from './filter-chips.ts';
import type { SearchPage } from './use-search.ts';

/** Why there is nothing, and the nearest way to something. */
export function NoResult({ page }: { page: SearchPage | undefined }) {
  const { params, change } = useUrlState();
  const asked = Boolean(params.get('q')) || countFilters(params) > 0;
  if (!asked) return <EmptyLibrary />;
  const relaxations = page?.relaxations ?? [];
  return (
    <EmptyState
      title="Aucune annonce ne correspond à ces critères"
      acts={
        <>
          {relaxations.map((one) => (
            <Button key={`${one.without}=${one.value}`} variant="default" onClick={() => change(relaxed(params, one))}>
              {formatCount(one.total, 'annonce')} {thing(one)}
            </Button>
          ))}
          <Anchor component="button" type="button" fw={500} onClick={() => change({ ...noFilters, q: null })}>
            Effacer les filtres
          </Anchor>
        </>
      }
    >
      {relaxations.length > 0
        ? 'Ce qui s’en approche le plus\u00a0:'
        : 'Essayez un mot plus courant, ou un seul mot. Une annonce qui n’a pas été diffusée dans l’Union européenne n’est pas divulguée par Meta.'}
    </EmptyState>
  );
}

function relaxed(params: URLSearchParams, { without: name, value, words }: Relaxation): UrlChange {
  if (name === 'q') return { q: words };
  if (name === 'filters') return noFilters;
  if (name === 'all') return { ...noFilters, q: words };
  return without(params, name, value);
}

const quoted = (words: string) => `«\u00a0${words}\u00a0»`;

function thing({ without: name, value, label, words }: Relaxation): string {
  if (name === 'filters') return 'sans aucun filtre';
  if (name === 'all') return words ? `pour ${quoted(words)}, sans filtre` : 'dans toute la bibliothèque';
  if (name !== 'q') return `sans le filtre ${filterLabel(name, value, label)}`;
  if (value === null) return 'sans ces mots';
  return words && label.includes(' ') ? `pour ${quoted(words)}` : `sans ${quoted(label)}`;
}

const EmptyLibrary = () => (
  <EmptyState
    first
    title="Votre bibliothèque est vide"
    acts={
      <Button component={Link} to={`?${urlNames.tab}=imports`} size="md">
        Importer des annonces
      </Button>
    }
  >
    Importez un fichier d’annonces, ou lisez la bibliothèque publicitaire de Meta&nbsp;: vous pourrez ensuite y chercher
    par mot, plateforme, format ou durée de diffusion.
  </EmptyState>
);
