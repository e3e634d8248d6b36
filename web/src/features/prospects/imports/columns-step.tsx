import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { FormNotice } from '../../../components/form-notice.tsx';
import { ColumnList } from '../../../imports/column-list.tsx';
import { layoutWords } from '../../../imports/file-to-import.ts';
import classes from '../../../imports/import-steps.module.css';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';
import { type Column, choicesWith, columnProblems, columnsWith, namesNobody, targetOf } from './column-choices.ts';
import { FailureNotice } from './failure-notice.tsx';
import { prospectImports } from './prospect-imports.ts';
import type { Wizard } from './use-import-wizard.ts';
import { ValueQuestions } from './value-questions.tsx';

const questionsName = 'Questions sur ce fichier';

/** What each column of the file holds: guessed, and corrected here. */
export function ColumnsStep({ wizard }: { wizard: Wizard }) {
  const { file, seen, mapping, busy, failure } = wizard;
  const { fields: own } = useCustomFields();
  const columns = columnsWith(seen?.columns ?? [], mapping);
  const problems = columnProblems(columns);
  const nobody = namesNobody(columns);
  const questions = useRef<HTMLDivElement>(null);
  const open = openQuestions(wizard, columns);
  const refused = nobody || problems.size > 0;

  return (
    <StepFrame
      title="Vérifiez les colonnes"
      // What was said of columns that name nobody is said below as long as it is true.
      failure={<FailureNotice failure={nobody ? null : failure} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('file')}>
            Retour
          </Button>
          <Button aria-disabled={busy || refused} onClick={() => !refused && wizard.lookThenGo('check')}>
            Continuer
          </Button>
        </>
      }
    >
      <Group gap="sm" className={classes.facts}>
        <div>
          <Text fw={600}>{file?.name}</Text>
          <Text size="sm" c="dimmed">
            {file && formatBytes(file.size)}
            {seen?.layout && `, ${layoutWords(seen.layout)}`}
          </Text>
        </div>
      </Group>
      {open > 0 && (
        <Text size="sm">
          {formatCount(open, 'question')} sur ce fichier {open > 1 ? 'attendent' : 'attend'} une réponse, sous la liste
          des colonnes.{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            onClick={() => questions.current?.focus()}
          >
            {open > 1 ? 'Voir les questions' : 'Voir la question'}
          </Anchor>
        </Text>
      )}
      {nobody && (
        <FormNotice tone="refused">
          Rien ne dit qui sont ces prospects&nbsp;: indiquez au moins une colonne pour l’e-mail, le téléphone,
          l’entreprise ou le nom.
        </FormNotice>
      )}
      {seen?.status === 'failed' && seen.rejectedCount > 0 && <RejectedLines kind={prospectImports} run={seen} />}
      {columns.length > 0 ? (
        <ColumnList
          columns={columns.map((column) => ({ ...column, problem: problems.get(column.header) }))}
          fields={choicesWith(own)}
          onChoose={(header, value) => {
            if (busy) return;
            wizard.correct({ ...mapping, [header]: targetOf(value) });
          }}
        />
      ) : (
        <Text c="dimmed">Ce fichier n’a pas de colonnes. Vérifiez le résultat à l’étape suivante.</Text>
      )}
      <Stack
        ref={questions}
        gap="lg"
        tabIndex={-1}
        role="group"
        aria-label={questionsName}
        className={classes.questions}
      >
        <ValueQuestions wizard={wizard} columns={columns} />
      </Stack>
      <LookProgress kind={prospectImports} looking={wizard.looking} busy={busy} />
    </StepFrame>
  );
}

/** How many questions nobody has answered, of those that a long list of columns may push out of sight. */
function openQuestions({ seen, said }: Wizard, columns: readonly Column[]): number {
  const dates = seen?.dates && !seen.dates.decided && !said.dateOrder ? 1 : 0;
  if (!columns.some(({ field }) => field === 'status')) return dates;
  return dates + (seen?.statuses ?? []).filter(({ value, known }) => !known && !said.statuses?.[value]).length;
}
