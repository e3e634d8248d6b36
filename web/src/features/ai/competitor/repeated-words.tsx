import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnalyzedCompetitor } from '../../../../../shared/ai/analyzed-competitor.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import classes from './competitor.module.css';
import { libraryPath, type ProofMap } from './proofs.tsx';
import { Nothing, Section } from './report-section.tsx';

type Said = { messages: AnalyzedCompetitor['messages']; proofs: ProofMap; name: string };

const firstOnes = 8;

/** The expressions that come back in its ads, and how often. */
export function RepeatedWords({ messages, proofs, name }: Said) {
  const lineOf = ({ term, weight, evidenceIds }: Said['messages'][number]) => {
    const ref = proofs.get(evidenceIds[0] ?? '')?.ref;
    return (
      <li key={term}>
        {ref ? (
          <Anchor component={Link} to={libraryPath({ annonce: ref })} inherit c="inherit" underline="hover">
            {term}
          </Anchor>
        ) : (
          <span>{term}</span>
        )}
        <span>{formatPercent(weight)}</span>
      </li>
    );
  };
  return (
    <Section title={`Ce que répète ${name}`} lead="Part de ses annonces où l’expression revient.">
      {messages.length === 0 && <Nothing>Aucun mot qui revienne d’une annonce à l’autre.</Nothing>}
      <ul className={classes.terms}>{messages.slice(0, firstOnes).map(lineOf)}</ul>
      {messages.length > firstOnes && (
        <details className={classes.more}>
          <summary>{formatCount(messages.length - firstOnes, 'autre expression', 'autres expressions')}</summary>
          <ul className={classes.terms}>{messages.slice(firstOnes).map(lineOf)}</ul>
        </details>
      )}
    </Section>
  );
}
