import { Text } from '@mantine/core';
import type { DeadJob } from '../../../../../shared/admin/job.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatCount } from '../../../lib/format.ts';
import { actOn, type Doing } from './use-works.ts';
import { doneText } from './works-words.ts';

const texts = {
  redrive: {
    act: 'Relancer',
    acting: 'Relance...',
    otherwise: 'Les messages n’ont pas pu être relancés',
    follows: 'Ils repartent dans leur file. Un message qui échoue encore revient ici, avec le nombre de ses relances.',
    done: { one: 'relancé', many: 'relancés' },
  },
  discard: {
    act: 'Écarter',
    acting: 'Mise à l’écart...',
    otherwise: 'Les messages n’ont pas pu être écartés',
    follows: 'Ce qu’ils devaient faire ne sera pas fait, et rien ne les ramènera.',
    done: { one: 'écarté', many: 'écartés' },
  },
} as const;

type Props = {
  doing: Doing;
  jobs: DeadJob[];
  onSaid: (said: string) => void;
  onDone: () => void;
  onClose: () => void;
};

/** Says what follows, then does it. */
export function LetterActDialog({ doing, jobs, onSaid, onDone, onClose }: Props) {
  const { act, acting, otherwise, follows, done } = texts[doing];
  return (
    <ConfirmDialog
      title={`${act} ${formatCount(jobs.length, 'message')}\u202f?`}
      keep="Annuler"
      act={act}
      acting={acting}
      otherwise={otherwise}
      onAct={async () => onSaid(doneText(jobs.length, await actOn(jobs, doing), done))}
      onDone={onDone}
      onClose={onClose}
    >
      <Text size="sm">{follows}</Text>
    </ConfirmDialog>
  );
}
