import { Text, Title } from '@mantine/core';
import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './page.module.css';

type Rewrites = AnalyzedPage['rewrites'];
type Rewrite = NonNullable<Rewrites['title']>;

const places = [
  ['title', 'Titre de l’onglet'],
  ['h1', 'Titre principal'],
  ['callToAction', 'Bouton'],
] as const;

/** Other words for what is weak, all of them from the page. */
export function OtherWords({ rewrites }: { rewrites: Rewrites }) {
  const given = places.flatMap(([key, label]) => {
    const rewrite = rewrites[key];
    return rewrite ? [{ key, label, rewrite }] : [];
  });
  if (given.length === 0) return null;
  return (
    <section aria-label="À écrire à la place" className={classes.part}>
      <Title order={2} fz="1rem">
        À écrire à la place
      </Title>
      <Text size="sm" c="dimmed">
        Avec les mots de votre page&nbsp;: rien n’est inventé.
      </Text>
      {given.map(({ key, label, rewrite }) => (
        <OneRewrite key={key} label={label} rewrite={rewrite} />
      ))}
    </section>
  );
}

function OneRewrite({ label, rewrite: { before, after, why } }: { label: string; rewrite: Rewrite }) {
  const clipboard = useCopy(after);
  return (
    <article className={classes.rewrite}>
      <Title order={3} fz="sm">
        {label}
      </Title>
      <Text size="sm" c="dimmed" className={classes.words}>
        <del>{before || 'rien'}</del>
      </Text>
      <Text fw={600} className={classes.words}>
        <ins>{after}</ins>
      </Text>
      <div className={classes.rewriteFoot}>
        <Text size="xs" c="dimmed">
          {why}
        </Text>
        <CopyButton clipboard={clipboard} variant="default" size="compact-sm" aria-label={`Copier\u00a0: ${after}`} />
      </div>
    </article>
  );
}
