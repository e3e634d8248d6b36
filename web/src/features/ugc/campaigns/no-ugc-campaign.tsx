import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useMay } from '../../../lib/use-may.ts';

export function NoUgcCampaign() {
  const may = useMay();
  return (
    <EmptyState
      first
      title="Un brief, des créateurs, des droits écrits"
      acts={
        may('ugc:write') && (
          <Button size="md" component={Link} to={paths.createUgcCampaign}>
            Écrire un premier brief
          </Button>
        )
      }
    >
      Dites ce que vous voulez montrer, combien de temps vous pourrez le diffuser et ce que vous payez. Les créateurs
      répondent sans ouvrir de compte&nbsp;; l’accord, les livrables et les droits restent ici.
    </EmptyState>
  );
}
