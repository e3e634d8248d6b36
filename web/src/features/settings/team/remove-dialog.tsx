import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '../../../../../shared/team/member.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { nameOf } from './use-team.ts';

type Props = {
  member: Member;
  /** The person is the one who asks. */
  own: boolean;
  others: Member[];
  onRemove: (to: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** Before someone leaves or is removed: what stops, what stays, and whose it will be. */
export function RemoveDialog({ member, own, others, onRemove, onDone, onClose }: Props) {
  const [to, setTo] = useState('');
  const name = nameOf(member);
  return (
    <ConfirmDialog
      title={own ? 'Quitter cet espace\u202f?' : `Retirer ${name} de l’espace\u202f?`}
      keep={own ? 'Rester' : 'Annuler'}
      act={own ? 'Quitter l’espace' : 'Retirer'}
      acting={own ? 'Départ...' : 'Retrait...'}
      otherwise={own ? 'Vous n’avez pas pu quitter l’espace' : `${name} n’a pas pu être retiré de l’espace`}
      onAct={() => onRemove(to)}
      onDone={onDone}
      onClose={onClose}
    >
      <Text size="sm">
        <strong>S’arrête aussitôt&nbsp;:</strong>{' '}
        {own
          ? 'votre accès à cet espace dans tous vos navigateurs, vos clés d’API ici et vos notifications.'
          : 'son accès à cet espace dans tous ses navigateurs, ses clés d’API ici et ses notifications.'}
      </Text>
      <Text size="sm">
        <strong>Reste&nbsp;:</strong>{' '}
        {own
          ? 'tout ce que vous avez créé, et votre compte, avec vos autres espaces.'
          : 'tout ce que cette personne a créé, et son compte, avec ses autres espaces.'}
      </Text>
      <NativeSelect
        label={own ? 'Confier ce dont vous êtes responsable à' : 'Confier ce dont elle est responsable à'}
        description={
          own ? 'Vos prospects, vos boards et vos campagnes.' : 'Ses prospects, ses boards et ses campagnes.'
        }
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
        data={[
          { value: '', label: 'Personne pour le moment' },
          ...others.map((one) => ({ value: one.userId, label: nameOf(one) })),
        ]}
      />
    </ConfirmDialog>
  );
}
