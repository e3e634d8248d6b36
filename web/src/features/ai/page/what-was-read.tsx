import { Button, Text } from '@mantine/core';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import desk from '../desk/desk.module.css';
import classes from './page.module.css';

type Props = {
  kept: GenerationOf<'analyze_landing_page'>;
  /** Opens the form again; none for who may only read. */
  onAgain: (() => void) | undefined;
};

/** Of what a kept analysis was made: the page, and the ad that leads to it. */
export function WhatWasRead({ kept, onAgain }: Props) {
  const { url, ad } = kept.input;
  return (
    <section aria-label="Page lue" className={desk.form}>
      <dl className={classes.read}>
        <dt>Page</dt>
        <dd>{url ?? 'HTML collé, non conservé'}</dd>
        <dt>Annonce</dt>
        <dd>
          {ad
            ? [ad.advertiser, ad.headline, ad.body].filter(Boolean).join(' · ')
            : 'Aucune annonce\u00a0: promesse non jugée'}
        </dd>
      </dl>
      {!ad && onAgain && (
        <Text size="sm" c="dimmed">
          Avec le texte de l’annonce qui y mène, vous saurez si la page tient sa promesse.
        </Text>
      )}
      {onAgain && (
        <Button variant="default" onClick={onAgain}>
          {ad ? 'Relire la page' : 'Ajouter l’annonce qui y mène'}
        </Button>
      )}
    </section>
  );
}
