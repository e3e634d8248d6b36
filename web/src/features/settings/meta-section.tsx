import { Anchor, Button, Group, PasswordInput, Skeleton, Stack, Text } from '@mantine/core';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import '@mantine/core/styles/PasswordInput.css';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import {
  deleteMetaIntegration,
  getMetaIntegration,
  type MetaIntegration,
  updateMetaIntegration,
} from '../../../../shared/settings/meta-integration.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { say } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';
import { useMay } from '../../lib/use-may.ts';
import { useWhomToAsk } from '../../lib/use-whom-to-ask.ts';
import { ConnectionState } from './connection-state.tsx';
import { SettingCard } from './setting-card.tsx';

/** The token by which the workspace reads the Meta Ad Library. */
export function MetaSection() {
  const { data, error, mutate } = useSWR(getMetaIntegration.operation, () => request(getMetaIntegration));
  const may = useMay();
  const whom = useWhomToAsk();
  const show = (integration: MetaIntegration) => mutate({ integration }, { revalidate: false });
  if (!data)
    return (
      <Card connected={undefined}>
        {error ? (
          <LoadFailure what="La connexion à Meta" error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton height={134} role="status" aria-label="Chargement du jeton" />
        )}
      </Card>
    );
  const { connected } = data.integration;
  return (
    <Card connected={connected}>
      {connected && (
        <Connected integration={data.integration} forgettable={may('settings:delete')} onForgotten={show} />
      )}
      {may('settings:write') ? (
        <TokenForm connected={connected} onSaved={show} />
      ) : (
        <Text>
          {connected ? 'Pour le changer' : 'Aucun jeton n’est enregistré. Pour en ajouter un'}, demandez à {whom}.
        </Text>
      )}
    </Card>
  );
}

const Card = ({ connected, children }: { connected: boolean | undefined; children: ReactNode }) => (
  <SettingCard
    id="connection-meta"
    title="Meta"
    state={<ConnectionState connected={connected} />}
    about={
      <>
        Un jeton d’accès permet de lire vos comptes publicitaires et la bibliothèque publicitaire de Meta. Il est
        chiffré, et ne s’affiche plus une fois enregistré.{' '}
        <Anchor
          href="https://www.facebook.com/ads/library/api/"
          target="_blank"
          rel="noopener noreferrer nofollow"
          inherit
        >
          Obtenir un jeton sur facebook.com
        </Anchor>
      </>
    }
  >
    {children}
  </SettingCard>
);

type ConnectedProps = {
  integration: MetaIntegration;
  forgettable: boolean;
  onForgotten: (integration: MetaIntegration) => void;
};

/** Forgetting cannot be undone: nobody has the token any more. So it is asked twice. */
function Connected({ integration: { hint, updatedAt }, forgettable, onForgotten }: ConnectedProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function forget() {
    try {
      const { integration } = await request(deleteMetaIntegration);
      onForgotten(integration);
      say('Jeton oublié');
    } catch (error) {
      setFailure(messageOf(error, 'Le jeton n’a pas pu être oublié'));
    }
  }

  return (
    <Stack gap="sm">
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
      <FormNotice tone="done">
        Jeton enregistré{hint && `, qui finit par ${hint}`}
        {updatedAt && ` (${formatMoment(updatedAt)})`}
      </FormNotice>
      {asking ? (
        <Group gap="sm">
          <Text size="sm">Les synchronisations s’arrêteront, et le jeton sera perdu.</Text>
          <Button size="sm" onClick={forget}>
            Oublier le jeton
          </Button>
          <Button size="sm" variant="default" onClick={() => setAsking(false)}>
            Annuler
          </Button>
        </Group>
      ) : (
        forgettable && (
          <Button variant="default" size="sm" mr="auto" onClick={() => setAsking(true)}>
            Oublier ce jeton
          </Button>
        )
      )}
    </Stack>
  );
}

type FormProps = { connected: boolean; onSaved: (integration: MetaIntegration) => void };

function TokenForm({ connected, onSaved }: FormProps) {
  const { busy, message, setValues, input, form } = useForm({
    start: { accessToken: '' },
    otherwise: 'Le jeton n’a pas pu être enregistré',
    act: async (body) => {
      const { integration } = await request(updateMetaIntegration, { body });
      setValues({ accessToken: '' });
      onSaved(integration);
      saySaved();
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <PasswordInput
          label={connected ? 'Nouveau jeton' : 'Jeton d’accès'}
          required
          autoComplete="off"
          maxLength={textLimits.metaToken}
          visibilityToggleButtonProps={{ 'aria-label': 'Afficher le jeton' }}
          {...input('accessToken')}
        />
        <Button type="submit" size="md" ml="auto" variant={connected ? 'default' : 'filled'} aria-disabled={busy}>
          {busy ? 'Enregistrement...' : connected ? 'Remplacer le jeton' : 'Enregistrer le jeton'}
        </Button>
      </Stack>
    </form>
  );
}
