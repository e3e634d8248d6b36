import { Dialog } from '../../../components/dialog.tsx';
import { StepList } from '../../../imports/step-list.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { exampleImport, noFilters, pastImports, urlNames } from '../prospects-query.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { PastImports } from './past-imports.tsx';
import { ResultStep } from './result-step.tsx';
import { type Step, useImportWizard } from './use-import-wizard.ts';

const steps: { step: Step; label: string }[] = [
  { step: 'file', label: 'Fichier' },
  { step: 'columns', label: 'Colonnes' },
  { step: 'check', label: 'Vérification' },
  { step: 'result', label: 'Résultat' },
];

type Props = {
  onClose: () => void;
  /** Prospects came in, even after the wizard was closed. */
  onDone: () => void;
};

/** A file into the prospects in four steps: given, understood, verified, imported. */
export function ImportWizard({ onClose, onDone }: Props) {
  const { params, change } = useUrlState();
  const asked = params.get(urlNames.importing);
  const history = asked === pastImports;
  const wizard = useImportWizard(asked === exampleImport);
  const { step, seen, run } = wizard;

  function showHistory(shown: boolean) {
    wizard.go(step);
    change({ [urlNames.importing]: shown ? pastImports : '1' }, { replace: true });
  }

  /** The newest first, nothing in the way. */
  const showProspects = () =>
    change({ ...noFilters, q: null, sort: null, [urlNames.tab]: null, [urlNames.importing]: null });

  return (
    <Dialog title="Importer des prospects" size={860} closeOnClickOutside={false} onClose={onClose}>
      {history ? (
        <PastImports onBack={() => showHistory(false)} onEnd={onDone} />
      ) : (
        <>
          <StepList steps={steps} current={step} />
          {step === 'file' && <FileStep wizard={wizard} onHistory={() => showHistory(true)} />}
          {step === 'columns' && <ColumnsStep wizard={wizard} />}
          {step === 'check' && seen && <CheckStep wizard={wizard} seen={seen} />}
          {step === 'result' && run && (
            <ResultStep
              started={run}
              onEnd={onDone}
              onShow={showProspects}
              onAgain={() => {
                wizard.choose(null);
                wizard.go('file');
              }}
              onClose={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
