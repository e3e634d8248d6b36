import { Text } from '@mantine/core';
import { deleteResultImport, type LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

type Props = { run: LearningImport; onRemoved: () => void; onClose: () => void };

/** Takes an import out of all figures: what leaves is said before. */
export const RemoveImport = ({ run, onRemoved, onClose }: Props) => (
  <ConfirmDialog
    title={`Retirer «\u00a0${run.label}\u00a0»\u202f?`}
    keep="Le garder"
    act="Retirer cet import"
    acting="Retrait..."
    otherwise="L’import n’a pas été retiré"
    onAct={() => request(deleteResultImport, { params: { id: run.id } })}
    onDone={() => {
      say(`${run.label}\u00a0: retiré`);
      onClose();
      onRemoved();
    }}
    onClose={onClose}
  >
    <Text size="sm">{leavingWords(run)}</Text>
  </ConfirmDialog>
);

function leavingWords({ status, ads, rows }: LearningImport): string {
  if (status !== 'completed' || ads === 0) return 'Il disparaît de cette liste\u00a0; aucun chiffre n’en dépend.';
  return (
    `${formatCount(rows, 'ligne')} de ${formatCount(ads, 'annonce')} sortent de tous les chiffres. ` +
    'Ce qu’un import plus ancien disait des mêmes annonces compte de nouveau. ' +
    'Pour revenir en arrière, importez de nouveau le fichier.'
  );
}
