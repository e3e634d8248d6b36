import { Button } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './no-prospect.module.css';
import { asksForAll, noFilters } from './prospects-query.ts';
import { ScoreRing } from './score-ring.tsx';

const drawn = [
  { score: 86, grade: 'A' },
  { score: 58, grade: 'B' },
  { score: 31, grade: 'C' },
] as const;

type FirstProps = { onImport: () => void; onCreate: () => void; onTry: () => void };

/** The workspace has no prospect yet: what this is for. */
export function FirstProspect({ onImport, onCreate, onTry }: FirstProps) {
  return (
    <EmptyState
      first
      title="Sachez qui appeler, et pourquoi"
      picture={
        <div className={classes.preview} aria-hidden>
          {drawn.map(({ score, grade }) => (
            <span key={grade}>
              <ScoreRing score={score} grade={grade} size={44} />
              <i />
            </span>
          ))}
        </div>
      }
      acts={
        <>
          <Button size="md" onClick={onImport}>
            Importer un fichier
          </Button>
          <Button size="md" variant="default" onClick={onCreate}>
            Créer un prospect
          </Button>
          <Button size="md" variant="default" onClick={onTry}>
            Essayer avec des exemples
          </Button>
        </>
      }
    >
      Importez vos prospects depuis n’importe quel fichier CSV. Chacun reçoit un score dont vous voyez chaque raison, et
      aucune relance ne se perd. Les exemples sont huit prospects fictifs{'\u00a0'}: leur import s’annule comme un
      autre.
    </EmptyState>
  );
}

/** Nothing answers to what is asked. */
export function NothingFound() {
  const { params, change } = useUrlState();
  const { clientId, choose } = useChosenClient();
  if (clientId !== null && asksForAll(params)) {
    return (
      <EmptyState
        title="Aucun prospect pour ce client"
        acts={
          <Button variant="default" onClick={() => choose(null)}>
            Voir tous les clients
          </Button>
        }
      >
        Ceux que vous créez ou importez maintenant y sont rangés.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucun prospect ne correspond"
      acts={
        <Button variant="default" onClick={() => change({ ...noFilters, q: null })}>
          Tout effacer
        </Button>
      }
    >
      Retirez un filtre, ou cherchez un autre nom, une entreprise, un e-mail, un téléphone.
    </EmptyState>
  );
}
