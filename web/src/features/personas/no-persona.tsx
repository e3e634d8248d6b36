import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../../shared/page-paths.ts';
import { personaLimits } from '../../../../shared/personas/personas.rules.ts';
import { searchProspects } from '../../../../shared/prospects/prospect.contract.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { NoPersonalData } from './no-personal-data.tsx';
import { personaNames } from './personas-url.ts';

/** How many prospects a workspace has; undefined while it is not known, and for who may not read them. */
export function useProspectCount(): number | undefined {
  const may = useMay();
  const { data } = useSWR(may('prospects:read') && ['prospect count'], () =>
    request(searchProspects, { query: { limit: '1' } }),
  );
  return data?.total;
}

export function NoPersona() {
  const prospects = useProspectCount();
  const may = useMay();
  const enough = prospects !== undefined && prospects >= personaLimits.smallestGroup;
  return (
    <EmptyState
      first
      title="Quelqu’un, pas tout le monde"
      acts={
        may('personas:write') && (
          <>
            {enough && (
              <Button size="md" component={Link} to={paths.createPersona}>
                Proposer à partir de vos {formatCount(prospects, 'prospect')}
              </Button>
            )}
            <Button
              size="md"
              variant={enough ? 'default' : 'filled'}
              component={Link}
              to={`${paths.createPersona}?${personaNames.plain}=1`}
            >
              Écrire le premier
            </Button>
          </>
        )
      }
    >
      <p style={{ margin: 0 }}>
        Ce que cherche cette personne, ce qui la retient, les mots qu’elle emploie&nbsp;: chaque texte dit ensuite à
        quel point il lui convient.
      </p>
      {prospects !== undefined && !enough && (
        <p style={{ marginBlock: '0.5rem 0' }}>
          Une proposition part de cinq prospects du même secteur et de la même fonction&nbsp;: vous en avez{' '}
          {formatCount(prospects, 'prospect')}.
        </p>
      )}
      <NoPersonalData />
    </EmptyState>
  );
}
