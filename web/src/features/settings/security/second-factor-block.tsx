import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import {
  deleteSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
} from '../../../../../shared/auth/second-factor.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatDayOf } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { request } from '../../../lib/request.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const EnableDialog = later(async () => (await import('./enable-dialog.tsx')).EnableDialog);

/** Whether a code is asked beside the password, and what can be done about it. */
export function SecondFactorBlock() {
  const { data, error, mutate } = useSWR(getSecondFactor.operation, () => request(getSecondFactor));
  const [enabling, setEnabling] = useState(false);
  if (error && !data) return <LoadFailure what="La double authentification" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={70} role="status" aria-label="Chargement de la double authentification" />;
  const { secondFactor } = data;
  return (
    <>
      {secondFactor.enabledAt === null ? (
        <Off required={secondFactor.required} onEnable={() => setEnabling(true)} />
      ) : (
        <On secondFactor={secondFactor} onChanged={() => mutate()} />
      )}
      {enabling && <EnableDialog onEnabled={() => mutate()} onClose={() => setEnabling(false)} />}
    </>
  );
}

function Off({ required, onEnable }: { required: boolean; onEnable: () => void }) {
  return (
    <>
      <Text>La double authentification n’est pas activée.</Text>
      {required && (
        <FormNotice tone="asked">
          Vous administrez la plateforme&nbsp;: vous le pourrez de nouveau une fois la double authentification activée.
        </FormNotice>
      )}
      <Button size="md" mr="auto" onClick={onEnable}>
        Activer
      </Button>
    </>
  );
}

function On({ secondFactor, onChanged }: { secondFactor: SecondFactor; onChanged: () => Promise<unknown> }) {
  const { enabledAt, recoveryCodesLeft, required } = secondFactor;
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Text>
        Activée le {formatDayOf(enabledAt ?? '')}. {leftText(recoveryCodesLeft ?? 0)}
      </Text>
      <Group gap="sm">
        <Button variant="default" size="md" onClick={() => setAsking('codes')}>
          Nouveaux codes de récupération
        </Button>
        <Button variant="default" size="md" onClick={() => setAsking('off')}>
          Désactiver
        </Button>
      </Group>
      {asking === 'codes' && (
        <ConfirmDialog
          title={'Remplacer vos codes de récupération\u202f?'}
          keep="Annuler"
          act="Remplacer"
          acting="Remplacement..."
          otherwise="Les codes n’ont pas pu être remplacés"
          onAct={async () => setCodes((await request(renewRecoveryCodes)).recoveryCodes)}
          onDone={() => {
            close();
            void onChanged();
          }}
          onClose={close}
        >
          <Text size="sm">Ceux que vous avez gardés ne fonctionneront plus.</Text>
        </ConfirmDialog>
      )}
      {asking === 'off' && (
        <ConfirmDialog
          title={'Désactiver la double authentification\u202f?'}
          keep="Annuler"
          act="Désactiver"
          acting="Désactivation..."
          otherwise="La double authentification n’a pas pu être désactivée"
          onAct={() => request(deleteSecondFactor)}
          onDone={() => {
            close();
            say('Double authentification désactivée');
            void onChanged();
          }}
          onClose={close}
        >
          <Text size="sm">
            Votre mot de passe suffira pour vous connecter.
            {required && ' Vous n’administrerez plus la plateforme jusqu’à ce que vous l’activiez de nouveau.'}
          </Text>
        </ConfirmDialog>
      )}
      {codes && (
        <Dialog
          title="Vos codes de récupération"
          closeOnClickOutside={false}
          closeOnEscape={false}
          onClose={() => setCodes(null)}
        >
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'Il ne vous reste aucun code de récupération\u00a0: créez-en de nouveaux.';
  return left === 1
    ? 'Il vous reste 1\u00a0code de récupération.'
    : `Il vous reste ${left}\u00a0codes de récupération.`;
}
