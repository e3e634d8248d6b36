import { Button, Text, Title } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { Warnings } from '../../../imports/warnings.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './imports.module.css';
import { lessonsOf } from './lessons.ts';
import { resultImports } from './result-imports.ts';
import { periodOfRun, sumsOfRun } from './run-words.ts';
import type { Wizard } from './use-import-wizard.ts';

/** What would become of the file, and what it will teach. */
export function CheckStep({ wizard, look }: { wizard: Wizard; look: LearningImport }) {
  const { looking, busy, failure } = wizard;
  const ready = look.created + look.updated + look.joined;
  return (
    <StepFrame
      title="Contrôlez avant d’importer"
      failure={<FailureNotice failure={failure} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('colonnes')}>
            Retour
          </Button>
          <Button aria-disabled={busy || ready === 0} onClick={() => ready > 0 && wizard.startImport()}>
            {ready > 0 ? 'Importer' : 'Rien à importer'}
          </Button>
        </>
      }
    >
      <RunFigures run={look} />
      <RunFacts run={look} />
      <Lessons run={look} />
      <Warnings warnings={look.warnings} />
      {look.rejectedCount > 0 && <RejectedLines kind={resultImports} run={look} />}
      <LookProgress kind={resultImports} looking={looking} busy={busy} />
    </StepFrame>
  );
}

export function RunFigures({ run }: { run: LearningImport }) {
  const { ads, rows, created, updated, rejectedCount } = run;
  return (
    <KeyFigures
      figures={[
        { name: 'Annonces', value: formatNumber(ads), more: `de ${formatCount(rows, 'ligne')} de chiffres` },
        { name: 'Nouvelles', value: formatNumber(created) },
        {
          name: 'Déjà connues',
          value: formatNumber(updated),
          more: updated > 0 && 'leurs jours s’ajoutent ou se remplacent',
        },
        { name: 'Lignes refusées', value: formatNumber(rejectedCount) },
      ]}
    />
  );
}

/** When, in what currency, and what it all adds up to, to be held against the platform. */
export function RunFacts({ run }: { run: LearningImport }) {
  const period = periodOfRun(run);
  const sums = sumsOfRun(run);
  return (
    <div className={classes.facts}>
      {sums && <Text fw={600}>{sums}</Text>}
      <Text size="sm" c="dimmed">
        {period}
        {run.currency && ` Devise\u00a0: ${run.currency}.`}
        {run.ignored > 0 && ` ${formatCount(run.ignored, 'ligne de total laissée', 'lignes de total laissées')}.`}
      </Text>
      {run.joined > 0 && (
        <Text size="sm">
          {formatCount(run.joined, 'annonce déjà importée reçoit', 'annonces déjà importées reçoivent')} son texte.
        </Text>
      )}
    </div>
  );
}

function Lessons({ run }: { run: LearningImport }) {
  return (
    <section aria-labelledby="lessons">
      <Title order={4} id="lessons" fz="sm" mb="xs">
        Ce que ce fichier apprendra
      </Title>
      <ul className={classes.lessons}>
        {lessonsOf(run).map(({ what, taught, about }) => (
          <li key={what} data-taught={taught || undefined}>
            {taught ? (
              <IconCheck size={16} stroke={2.2} role="img" aria-label="Oui" />
            ) : (
              <IconMinus size={16} stroke={2.2} role="img" aria-label="Non" />
            )}
            <span>{what}</span>
            <span className={classes.about}>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
