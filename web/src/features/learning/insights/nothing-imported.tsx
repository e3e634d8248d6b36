import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames, noneOfTab } from '../learning-url.ts';
import { Specimen } from './specimen.tsx';

/** What results teach, drawn, and the way to bring some. */
export function NothingImported() {
  const { change } = useUrlState();
  const may = useMay();
  return (
    <>
      <EmptyState
        first
        title="Ce que vos annonces vous apprennent"
        acts={
          may('learning:write') && (
            <Button
              size="md"
              leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
              onClick={() => change({ ...noneOfTab, [learningNames.step]: 'fichier' })}
            >
              Importer des résultats
            </Button>
          )
        }
      >
        Importez les chiffres de vos annonces passées&nbsp;: chaque accroche, chaque format, chaque preuve est comparé
        aux annonces qui ne l’ont pas, avec sa marge d’erreur.
      </EmptyState>
      <Specimen />
    </>
  );
}
