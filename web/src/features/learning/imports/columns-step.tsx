import { Button, Text } from '@mantine/core';
import { importFields } from '../../../../../shared/learning/import-fields.ts';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import type { Failure } from '../../../imports/attempts.ts';
import { ColumnList } from '../../../imports/column-list.tsx';
import { FailureNotice } from '../../../imports/failure-notice.tsx';
import steps from '../../../imports/import-steps.module.css';
import { LookProgress } from '../../../imports/look-progress.tsx';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { Warnings } from '../../../imports/warnings.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { fieldChoices, teachingOf } from './field-words.ts';
import { FileAnswers } from './file-answers.tsx';
import { resultImports } from './result-imports.ts';
import type { Wizard } from './use-import-wizard.ts';

/** What was understood of each column and what it will teach, to be corrected; what the file does not tell is asked here. */
export function ColumnsStep({ wizard, look }: { wizard: Wizard; look: LearningImport }) {
  const { draft, looking, busy, failure } = wizard;
  const { mapping = {} } = draft.answers;
  const columns = look.columns.map(({ header, sample, field: guessed }) => {
    const field = Object.hasOwn(mapping, header) ? (mapping[header] ?? null) : guessed;
    return { header, sample, field, about: teachingOf(field) };
  });
  return (
    <StepFrame
      title="Ce que dit chaque colonne"
      failure={<FailureNotice failure={failure ?? askedOf(wizard)} />}
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && wizard.go('fichier')}>
            Retour
          </Button>
          <Button aria-disabled={busy} onClick={() => wizard.lookThenGo('controle')}>
            Continuer
          </Button>
        </>
      }
    >
      <div className={steps.facts}>
        <Text fw={600}>{look.label}</Text>
        {draft.file && (
          <Text size="sm" c="dimmed">
            {formatBytes(draft.file.size)}
          </Text>
        )}
      </div>
      <FileAnswers wizard={wizard} look={look} />
      <Warnings warnings={look.warnings} />
      <ColumnList
        columns={columns}
        fields={fieldChoices}
        onChoose={(header, value) => {
          if (busy) return;
          const field = importFields.find((one) => one === value) ?? null;
          wizard.answer({ mapping: { ...mapping, [header]: field } });
        }}
      />
      <LookProgress kind={resultImports} looking={looking} busy={busy} />
    </StepFrame>
  );
}

/** What the file does not tell, until something is answered: whoever comes back finds it too. */
function askedOf({ draft, look }: Wizard): Failure | null {
  if (!look?.message || look.questions.length === 0 || draft.asked !== JSON.stringify(draft.answers)) return null;
  return { otherwise: look.message, asks: true };
}
