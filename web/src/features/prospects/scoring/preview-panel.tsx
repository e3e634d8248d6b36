import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { gradeOf } from '../../../../../shared/prospects/prospects.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { ScoreRing } from '../score-ring.tsx';
import { GradeChanges } from './grade-changes.tsx';
import classes from './scoring.module.css';
import type { Preview } from './use-preview.ts';

const ScoreChart = lazy(async () => ({ default: (await import('./score-chart.tsx')).ScoreChart }));
const chartHeight = 300;

type Props = {
  preview: Preview | undefined;
  error: unknown;
  late: boolean;
  retry: () => void;
  changed: boolean;
  /** A field is wrong: there is nothing to preview. */
  invalid: boolean;
};

/** What the rules being written would change. */
export function PreviewPanel({ preview, error, late, retry, changed, invalid }: Props) {
  return (
    <section className={classes.preview} aria-labelledby="scoring-preview" aria-busy={late}>
      <Title order={3} id="scoring-preview" fz="1.0625rem">
        Aperçu
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {effectOf(preview, { changed, invalid })}
      </Text>
      {error ? (
        <LoadFailure what="L’aperçu" error={error} onRetry={retry} />
      ) : (
        !preview && <Skeleton height={460} radius="lg" />
      )}
      {preview && !error && preview.total > 0 && (
        <Stack gap="md" className={classes.effect} data-late={late || undefined}>
          <GradeChanges before={preview.before} after={preview.after} />
          <Suspense fallback={<Skeleton height={chartHeight} radius="lg" />}>
            <ScoreChart before={preview.before.byTen} after={preview.after.byTen} />
          </Suspense>
          {changed && preview.moved.length > 0 && <Moved moved={preview.moved} />}
        </Stack>
      )}
    </section>
  );
}

/** In a sentence, what the rules being written would change. */
export function effectOf(
  preview: Preview | undefined,
  { changed, invalid }: Pick<Props, 'changed' | 'invalid'>,
): string {
  if (invalid) return 'Corrigez les champs signalés pour voir l’effet.';
  if (!preview) return 'Calcul en cours';
  const { total, changedGrades, moved } = preview;
  if (total === 0) return 'Ajoutez des prospects pour voir l’effet des règles.';
  if (!changed) return 'Changez une règle pour voir son effet ici.';
  if (moved.length === 0) return 'Aucun score ne change.';
  if (changedGrades === 0) return 'Des scores changent, aucune note.';
  return `${formatCount(changedGrades, 'prospect')} sur ${formatNumber(total)} ${changedGrades < 2 ? 'change' : 'changent'} de note.`;
}

/** Who moves most. They open beside, so that nothing written is lost. */
function Moved({ moved }: Pick<Preview, 'moved'>) {
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        Ceux qui bougent le plus
      </Text>
      <ul className={classes.moved}>
        {moved.map(({ id, name, before, after }) => (
          <li key={id}>
            <Link
              to={`/prospects?prospect=${encodeURIComponent(id)}`}
              target="_blank"
              title="Ouvrir dans un nouvel onglet"
            >
              {name || 'Sans nom'}
            </Link>
            <ScoreRing score={before} grade={gradeOf(before)} size={28} />
            <span aria-hidden>→</span>
            <ScoreRing score={after} grade={gradeOf(after)} size={28} />
          </li>
        ))}
      </ul>
    </div>
  );
}
