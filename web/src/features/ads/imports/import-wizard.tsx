import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { tooLarge } from '../../../imports/file-to-import.ts';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { StepList } from '../../../imports/step-list.tsx';
import { useFocusOnChange } from '../../../imports/use-focus-on-change.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileChoice } from './file-choice.tsx';
import type { ReadFile } from './file-contents.ts';
import { readFile } from './read-file.ts';

const steps = [
  { step: 'file', label: 'Fichier' },
  { step: 'columns', label: 'Colonnes' },
] as const;

type Props = { onClose: () => void; onStarted: () => void };

/** A file into the library: chosen, understood, corrected, sent. */
export function ImportWizard({ onClose, onStarted }: Props) {
  const [chosen, setChosen] = useState<{ file: File; read: ReadFile } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useFocusOnChange(chosen);

  async function choose(file: File) {
    setFailure(null);
    if (tooLarge(file)) return setFailure('Ce fichier dépasse 50 Mo');
    try {
      setChosen({ file, read: await readFile(file) });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Ce fichier n’a pas pu être lu');
    }
  }

  return (
    <Dialog title="Importer des annonces" size={720} closeOnClickOutside={false} onClose={onClose}>
      <StepList steps={steps} current={chosen ? 'columns' : 'file'} />
      <div ref={place}>
        {chosen ? (
          <ColumnsStep {...chosen} onBack={() => setChosen(null)} onStarted={onStarted} />
        ) : (
          <StepFrame
            title="Choisissez votre fichier"
            opens
            failure={failure && <FormNotice tone="refused">{failure}</FormNotice>}
          >
            <FileChoice onChosen={choose} />
          </StepFrame>
        )}
      </div>
    </Dialog>
  );
}
