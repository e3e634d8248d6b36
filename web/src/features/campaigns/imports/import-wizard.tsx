import { StepList } from '../../../imports/step-list.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import { CampaignsStep } from './campaigns-step.tsx';
import { ControlStep, ResultStep } from './control-step.tsx';
import { FileStep } from './file-step.tsx';
import classes from './imports.module.css';
import { ReadingStep } from './reading-step.tsx';
import { useImportWizard } from './use-import-wizard.ts';

const labels = [
  { step: 'fichier', label: 'Fichier' },
  { step: 'lecture', label: 'Lecture' },
  { step: 'campagnes', label: 'Campagnes' },
  { step: 'controle', label: 'Contrôle' },
] as const;

/** A file into the campaigns in four steps; left and come back to, it stands where it was. */
export function ImportWizard() {
  const wizard = useImportWizard();
  const { change } = useUrlState();
  const { step, look, run } = wizard;
  if (run)
    return (
      <div className={classes.root}>
        <ResultStep
          started={run}
          onAgain={() => wizard.choose(null)}
          onShow={() => {
            wizard.choose(null);
            change({ [urlNames.tab]: null, [urlNames.importing]: null });
          }}
        />
      </div>
    );
  return (
    <div className={classes.root}>
      <StepList steps={labels} current={step} />
      {(step === 'fichier' || !look) && <FileStep wizard={wizard} />}
      {step === 'lecture' && look && <ReadingStep wizard={wizard} look={look} />}
      {step === 'campagnes' && look && <CampaignsStep wizard={wizard} />}
      {step === 'controle' && look && <ControlStep wizard={wizard} look={look} />}
    </div>
  );
}
