import { Button } from '@mantine/core';
import { EmptyState } from '../../../components/empty-state.tsx';
import { withoutAll } from '../../../lib/list-query.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { chipsOf, filterNames, urlNames } from './creators-query.ts';

/** Why no creator is here, and the nearest way to some. */
export function NoCreator({ own }: { own: boolean }) {
  const { params, change } = useUrlState();
  const may = useMay();
  const chips = chipsOf(params);
  const last = chips.at(-1);
  if (last)
    return (
      <EmptyState
        title="Aucun créateur ne correspond"
        acts={
          <>
            <Button variant="default" onClick={() => change(last.without)}>
              Retirer «&nbsp;{last.label}&nbsp;»
            </Button>
            {chips.length > 1 && (
              <Button variant="default" onClick={() => change({ ...withoutAll(filterNames), q: null })}>
                Tout afficher
              </Button>
            )}
          </>
        }
      >
        Élargissez un filtre à la fois&nbsp;: le dernier posé est le premier à retirer.
      </EmptyState>
    );
  if (!own)
    return (
      <EmptyState first title="La marketplace est vide pour l’instant">
        Les créateurs y paraissent quand ils le choisissent. Vous pouvez déjà ajouter les vôtres.
      </EmptyState>
    );
  return (
    <EmptyState
      first
      title="Vos créateurs, sans compte à leur faire ouvrir"
      acts={
        <>
          {may('ugc:write') && (
            <Button size="md" onClick={() => change({ [urlNames.adding]: '1' })}>
              Ajouter le premier
            </Button>
          )}
          <Button size="md" variant="default" onClick={() => change({ [urlNames.tab]: null })}>
            Voir la marketplace
          </Button>
        </>
      }
    >
      Un créateur reçoit un lien, pas un compte&nbsp;: il y lit vos offres, envoie ses vidéos et suit ce qui lui est dû.
      Votre espace est seul à voir ceux que vous ajoutez.
    </EmptyState>
  );
}
