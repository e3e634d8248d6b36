import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import {
  type AiIntegration,
  deleteAiIntegration,
  getAiIntegration,
  testAiIntegration,
} from '../../../../shared/settings/ai-integration.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { say } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useWhomToAsk } from '../../lib/use-whom-to-ask.ts';
import { ConnectionState } from './connection-state.tsx';
import { ModelForm } from './model-form.tsx';
import { SettingCard } from './setting-card.tsx';

/** The model of the workspace: where it answers, by which key, what leaves for it and what never does. */
export function ModelsSection() {
  const { data, error, mutate } = useSWR(getAiIntegration.operation, () => request(getAiIntegration));
  const may = useMay();
  const whom = useWhomToAsk();
  const [opening, setOpening] = useState(false);
  const show = (integration: AiIntegration) => mutate({ integration }, { revalidate: false });
  if (!data)
    return (
      <Card connected={undefined}>
        {error ? (
          <LoadFailure what="Les modèles" error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton height={36} role="status" aria-label="Chargement du modèle" />
        )}
      </Card>
    );
  const { integration } = data;
  const opened = integration.connected || opening;
  return (
    <Card connected={integration.connected}>
      {integration.connected && (
        <Connected integration={integration} forgettable={may('settings:delete')} show={show} />
      )}
      {may('settings:write') && !opened && (
        <Button variant="default" mr="auto" onClick={() => setOpening(true)}>
          Connecter un modèle
        </Button>
      )}
      {may('settings:write') && opened && (
        <ModelForm key={integration.updatedAt} integration={integration} onSaved={show} />
      )}
      {!may('settings:write') && (
        <Text>
          {integration.connected ? 'Pour le changer' : 'Aucun modèle n’est connecté. Pour en ajouter un'}, demandez à{' '}
          {whom}.
        </Text>
      )}
    </Card>
  );
}

const Card = ({ connected, children }: { connected: boolean | undefined; children: ReactNode }) => (
  <SettingCard
    id="connection-models"
    title="Modèle d’IA"
    state={<ConnectionState connected={connected} />}
    about={
      <>
        Le moteur intégré fonctionne sans modèle d’IA. Vous pouvez connecter le vôtre (Mistral, vLLM, Ollama…)&nbsp;: il
        reçoit le brief, les faits de la marque et, si vous le permettez, le texte des annonces de départ. Il ne reçoit
        jamais vos prospects, vos résultats ni vos clés.
      </>
    }
  >
    {children}
  </SettingCard>
);

type ConnectedProps = {
  integration: AiIntegration;
  forgettable: boolean;
  show: (integration: AiIntegration) => void;
};

function Connected({ integration, forgettable, show }: ConnectedProps) {
  const { model, hint, updatedAt, tokensThisMonth } = integration;
  const [told, setTold] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const may = useMay();

  async function act(run: () => Promise<void>, otherwise: string) {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setTold({ ok: false, text: messageOf(error, otherwise) });
    } finally {
      setBusy(false);
    }
  }

  const test = async () => {
    const { ok, latencyMs, message } = await request(testAiIntegration, { body: {} });
    setTold({ ok, text: `${message} Réponse en ${formatNumber(latencyMs)}\u00a0ms.` });
  };
  const forget = async () => {
    const { integration: none } = await request(deleteAiIntegration);
    show(none);
    say('Modèle oublié');
  };

  return (
    <Stack gap="sm">
      <FormNotice tone="done">
        {model} est connecté{hint && `, avec la clé qui finit par ${hint}`}
        {updatedAt && ` (${formatMoment(updatedAt)})`}. {formatNumber(tokensThisMonth)} unités (tokens) ce mois-ci.
      </FormNotice>
      {told && <FormNotice tone={told.ok ? 'done' : 'refused'}>{told.text}</FormNotice>}
      <Group gap="sm">
        {may('settings:write') && (
          <Button
            size="sm"
            variant="default"
            aria-disabled={busy}
            onClick={() => act(test, 'Le modèle n’a pas pu être essayé')}
          >
            {busy ? 'Essai...' : 'Essayer'}
          </Button>
        )}
        {forgettable && (
          <Button
            size="sm"
            variant="default"
            aria-disabled={busy}
            onClick={() => act(forget, 'Le modèle n’a pas pu être oublié')}
          >
            Oublier ce modèle
          </Button>
        )}
      </Group>
    </Stack>
  );
}
