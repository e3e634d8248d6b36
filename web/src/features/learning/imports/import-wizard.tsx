import { StepList } from '../../../imports/step-list.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import classes from './imports.module.css';
import { ResultStep } from './result-step.tsx';
import { useImportWizard } from './use-import-wizard.ts';

const labels = [
  { step: 'fichier', label: 'Fichier' },
  { step: 'colonnes', label: 'Colonnes' },
  { step: 'controle', label: 'Contrôle' },
  { step: 'resultat', label: 'Résultat' },
] as const;

/** A file of results, step by step; left and come back to, it stands where it was. */
export function ImportWizard() {
  const wizard = useImportWizard();
  const { change } = useUrlState();
  const { step, look, run } = wizard;
  return (
    <div className={classes.root}>
      <StepList steps={labels} current={run ? 'resultat' : look ? step : 'fichier'} />
      {run && (
        <ResultStep
          started={run}
          onAgain={() => wizard.choose(null)}
          onShow={() => {
            wizard.choose(null);
            change({ [learningNames.tab]: 'enseignements', [learningNames.step]: null });
          }}
        />
      )}
      {!run && (step === 'fichier' || !look) && <FileStep wizard={wizard} />}
      {!run && step === 'colonnes' && look && <ColumnsStep wizard={wizard} look={look} />}
      {!run && step === 'controle' && look && <CheckStep wizard={wizard} look={look} />}
    </div>
  );
}
