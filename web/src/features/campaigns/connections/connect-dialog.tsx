import { Anchor, Button, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import {
  type AdAccount,
  createConnection,
  listAdAccounts,
} from '../../../../../shared/campaigns/connections.contract.ts';
import { connectionLimits, firstReadableDay } from '../../../../../shared/campaigns/connections.rules.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ClientField } from '../../../components/client-field.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { currencyName } from '../../../lib/currency-name.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import classes from './connections.module.css';
import { useConnectionWrites } from './use-connections.ts';

/** Chooses an account of Meta to read, from which day and for whom. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useSWR(listAdAccounts.operation, () => request(listAdAccounts));
  return (
    <Dialog title="Connecter un compte Meta" onClose={onClose}>
      {error && !data ? (
        <Refused error={error} onRetry={() => mutate()} />
      ) : data ? (
        <ConnectForm accounts={data.items} onClose={onClose} />
      ) : (
        <Skeleton height={180} role="status" aria-label="Chargement des comptes" />
      )}
    </Dialog>
  );
}

/** A token that is missing or refused is seen to elsewhere. */
function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const may = useMay();
  const whom = useWhomToAsk();
  if (!(error instanceof ApiError) || error.status !== 409)
    return <LoadFailure what="Les comptes" error={error} onRetry={onRetry} />;
  return (
    <Stack gap="sm">
      <FormNotice tone="refused">{messageOf(error, 'Meta n’a pas répondu')}</FormNotice>
      {may('settings:write') ? (
        <Anchor component={Link} to={paths.metaToken} size="sm" underline="always">
          Ouvrir les paramètres de Meta
        </Anchor>
      ) : (
        <Text size="sm">Pour remplacer le jeton, demandez à {whom}.</Text>
      )}
    </Stack>
  );
}

function ConnectForm({ accounts, onClose }: { accounts: AdAccount[]; onClose: () => void }) {
  const { keep } = useConnectionWrites();
  const chosen = useChosenClient();
  const [clientId, setClientId] = useState(chosen.clientId);
  const today = parisDay();
  const free = accounts.filter(({ connected }) => !connected);
  const { busy, message, values, setValues, input, form } = useForm({
    start: { accountId: free[0]?.accountId ?? '', backfillFrom: addDays(today, -connectionLimits.backfillDays) },
    otherwise: 'Le compte n’a pas pu être connecté',
    act: async ({ accountId, backfillFrom }) => {
      const body = { platform: 'meta' as const, accountId, backfillFrom, ...(clientId && { clientId }) };
      const { connection } = await request(createConnection, { body });
      await keep(connection);
      say(`«\u00a0${connection.accountName}\u00a0» est connecté\u00a0: première lecture en cours`);
      onClose();
    },
  });
  if (accounts.length === 0)
    return (
      <Text c="dimmed">
        Ce jeton n’ouvre aucun compte publicitaire. Donnez-lui accès à un compte, avec le droit ads_read.
      </Text>
    );
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Radio.Group
          label="Compte publicitaire"
          value={values.accountId}
          onChange={(accountId) => setValues((latest) => ({ ...latest, accountId }))}
        >
          <div className={classes.accounts}>
            {accounts.map(({ accountId, name, currency, timezone, connected }) => (
              <Radio
                key={accountId}
                value={accountId}
                disabled={connected}
                label={name}
                description={[
                  connected ? 'Déjà connecté' : `Compte ${accountId}`,
                  currencyName(currency),
                  timezone,
                ].join(' · ')}
              />
            ))}
          </div>
        </Radio.Group>
        <TextInput
          type="date"
          label="Lire depuis le"
          description="Meta garde 37 mois. Plus c’est loin, plus la première lecture dure."
          min={firstReadableDay(today)}
          max={today}
          required
          {...input('backfillFrom')}
        />
        <ClientField value={clientId} onChange={setClientId} />
      </Stack>
      <DialogFoot>
        <Button type="submit" size="md" aria-disabled={busy} disabled={free.length === 0}>
          {busy ? 'Connexion...' : 'Connecter'}
        </Button>
      </DialogFoot>
    </form>
  );
}
