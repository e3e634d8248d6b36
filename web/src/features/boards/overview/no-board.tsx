import { Button } from '@mantine/core';
import type { CSSProperties } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { advertiserColors } from '../../../lib/advertiser-colors.ts';
import { TryExample } from './example-board.tsx';
import classes from './no-board.module.css';
import type { BoardFilters } from './use-board-filters.ts';

/** Nothing answers to what is asked. */
export function NothingFound({ filters: { active, clear, ofAllClients } }: { filters: BoardFilters }) {
  return (
    <EmptyState
      title={active ? 'Aucun board ne correspond' : 'Aucun board pour ce client'}
      acts={
        <Button variant="default" onClick={active ? clear : ofAllClients}>
          {active ? 'Effacer les filtres' : 'Voir tous les boards'}
        </Button>
      }
    >
      {active
        ? 'Retirez un filtre, ou cherchez un autre nom.'
        : 'Un board créé maintenant sera rangé chez lui. Ceux des autres clients restent à leur place.'}
    </EmptyState>
  );
}

/** Cards of an imagined board, by what draws their colours. */
const drawn = ['abc', 'de', 'f', 'g'];

/** What a board is for, to who has none. */
export function NoBoard({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      first
      picture={<Preview />}
      title="Rangez les annonces qui vous inspirent"
      acts={
        <>
          <Button size="md" onClick={onCreate}>
            Créer un board
          </Button>
          <TryExample />
        </>
      }
    >
      Un board réunit des annonces en colonnes que vous nommez&nbsp;: à analyser, à tester, validées. Vous les annotez,
      les étiquetez, les faites avancer, et vous partagez le tout par un lien.
    </EmptyState>
  );
}

const Preview = () => (
  <div className={classes.preview} aria-hidden>
    {drawn.map((column) => (
      <span key={column}>
        {[...column].map((poster) => (
          <i key={poster} style={posterStyle(poster)} />
        ))}
      </span>
    ))}
  </div>
);

function posterStyle(poster: string): CSSProperties {
  const { from, to } = advertiserColors(poster);
  return { '--poster': `linear-gradient(135deg, ${from}, ${to})` } as CSSProperties;
}
