import { Text, Title } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { lowered } from '../../../../../shared/analytics/winner-texts.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { verdictLabels } from '../../../../../shared/campaigns/verdict-labels.ts';
import type { VerdictState } from '../../../../../shared/rules/comparison-parts.ts';
import { howLongText } from '../../../../../shared/rules/comparison-waits.ts';
import { AdPicture } from '../../../components/ad-picture.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './compare.module.css';
import { lateText, textOf } from './comparison-text.ts';
import forest from './forest-plot.module.css';
import { MissingList } from './missing-list.tsx';
import type { ComparedFigures, Comparison } from './use-comparison.ts';
import { VerdictWords } from './verdict-words.tsx';

const tones: Record<VerdictState, Tone> = {
  winner: 'positive',
  partial: 'information',
  no_difference: 'plain',
  insufficient_data: 'warning',
  not_comparable: 'warning',
};

type Props = { comparison: Comparison; hues: readonly number[]; late: boolean };

/** The metric of a verdict that comes too soon, where what is missing can be told: a line each, in place of one long sentence. */
export function waitingOf({ verdict, metrics }: Comparison): ComparedFigures | null {
  const primary = metrics.find(({ metric }) => metric === verdict.metric);
  const isLacking = primary?.subjects.some(({ missing }) => missing.length > 0);
  return verdict.state === 'insufficient_data' && primary && isLacking ? primary : null;
}

/** What there is to conclude, with its doubt. */
export function VerdictCard({ comparison, hues, late }: Props) {
  const { verdict, subjects } = comparison;
  const clipboard = useCopy(textOf(comparison, late));
  const waiting = waitingOf(comparison);
  return (
    <section className={classes.verdict} aria-label="Verdict">
      <div className={classes.verdictHead}>
        <Title order={2} fz="sm" fw={500} c="dimmed" ff="text" lts={0}>
          Verdict&nbsp;: {metricLabels[verdict.metric]}
        </Title>
        <ToneBadge tone={tones[verdict.state]}>{verdictLabels[verdict.state]}</ToneBadge>
      </div>
      <p className={classes.verdictText} role="status" style={{ margin: 0 }}>
        <VerdictWords
          text={
            waiting
              ? `Trop tôt pour les départager sur le ${lowered(metricLabels[verdict.metric])}. ${howLongText(waiting.subjects)}`
              : verdict.text
          }
          names={subjects.map(({ name }) => name)}
          hues={hues}
        />
      </p>
      {waiting && <MissingList subjects={subjects} hues={hues} of={[waiting]} />}
      {subjects.some(({ adId }) => adId !== null) && (
        <ul className={classes.ads} aria-label="Publicités comparées">
          {subjects.map((subject, at) => (
            <li key={subject.name} className={forest.hue} data-hue={hues[at]}>
              <AdPicture imageUrl={subject.imageUrl} libraryAdId={subject.libraryAdId}>
                <IconPhotoOff size={20} stroke={1.5} aria-hidden />
              </AdPicture>
              <span title={subject.name}>{subject.name}</span>
            </li>
          ))}
        </ul>
      )}
      {late && (
        <Text size="sm" c="var(--mantine-color-warning-text)">
          {lateText}
        </Text>
      )}
      <CopyButton
        clipboard={clipboard}
        variant="default"
        size="xs"
        mr="auto"
        mt={4}
        aria-label="Copier la comparaison en texte"
      />
      {clipboard.copied === false && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Le navigateur a refusé la copie.
        </Text>
      )}
    </section>
  );
}
