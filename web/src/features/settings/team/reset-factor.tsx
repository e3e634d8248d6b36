import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteMemberFactor, type Member } from '../../../../../shared/team/member.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { nameOf } from './use-team.ts';

/** What an owner may do for a member who has lost their telephone. */
export function ResetFactor({ member }: { member: Member }) {
  const [asking, setAsking] = useState(false);
  const name = nameOf(member);
  return (
    <Text size="sm" c="dimmed">
      Téléphone perdu, et plus de code de récupération&nbsp;?{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={() => setAsking(true)}>
        Réinitialiser sa double authentification
      </Anchor>
      {asking && (
        <ConfirmDialog
          title={'Réinitialiser sa double authentification\u202f?'}
          keep="Annuler"
          act="Réinitialiser"
          acting="Réinitialisation..."
          otherwise="La double authentification n’a pas pu être réinitialisée"
          onAct={() => request(deleteMemberFactor, { params: { userId: member.userId } })}
          onDone={() => {
            setAsking(false);
            say(`${name} se connecte de nouveau avec son seul mot de passe`);
          }}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">
            Assurez-vous d’abord que c’est bien {name} qui vous le demande. Toutes ses sessions seront fermées, son mot
            de passe suffira pour se connecter, et un e-mail l’en préviendra.
          </Text>
        </ConfirmDialog>
      )}
    </Text>
  );
}
