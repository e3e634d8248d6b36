import { Button, Group, NativeSelect, PasswordInput, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import useSWR from 'swr';
import { modelLimits, type StructuredOutput, structuredOutputs } from '../../../../shared/ai/models.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import {
  type AiIntegration,
  deleteAiIntegration,
  getAiIntegration,
  testAiIntegration,
  updateAiIntegration,
} from '../../../../shared/settings/ai-integration.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { say } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';
import { useMay } from '../../lib/use-may.ts';
import { useWhomToAsk } from '../../lib/use-whom-to-ask.ts';

/** The model of the workspace: where it answers, by which key, what leaves for it and what never does. */
export function ModelsSection() {
  const { data, error, mutate } = useSWR(getAiIntegration.operation, () => request(getAiIntegration));
  const may = useMay();
  const whom = useWhomToAsk();
  const show = (integration: AiIntegration) => mutate({ integration }, { revalidate: false });
  if (error && !data) return <LoadFailure what="Les modèles" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={240} role="status" aria-label="Chargement du modèle" />;
  const { integration } = data;
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        Le moteur intégré écrit sans modèle. Vous pouvez en connecter un (Mistral, vLLM, Ollama…)&nbsp;: il reçoit le
        brief, les faits de la marque et, si vous le permettez, les mots des annonces de départ. Il ne reçoit jamais de
        prospect, de chiffre de campagne ni de clé.
      </Text>
      {integration.connected && (
        <Connected integration={integration} forgettable={may('settings:delete')} show={show} />
      )}
      {may('settings:write') ? (
        <ModelForm key={integration.updatedAt} integration={integration} onSaved={show} />
      ) : (
        <Text>
          {integration.connected ? 'Pour le changer' : 'Aucun modèle n’est connecté. Pour en ajouter un'}, demandez à{' '}
          {whom}.
        </Text>
      )}
    </Stack>
  );
}

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
        {updatedAt && ` (${formatMoment(updatedAt)})`}. {formatNumber(tokensThisMonth)} jetons lus et écrits ce mois-ci.
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

type FormProps = { integration: AiIntegration; onSaved: (integration: AiIntegration) => void };

function ModelForm({ integration, onSaved }: FormProps) {
  const { connected, baseUrl, model, structuredOutput, monthlyTokenLimit } = integration;
  const [output, setOutput] = useState<StructuredOutput>(structuredOutput);
  const [useByDefault, setByDefault] = useState(connected ? integration.useByDefault : true);
  const [shareLibraryAds, setShare] = useState(integration.shareLibraryAds);
  const { busy, message, input, form } = useForm({
    start: { baseUrl: baseUrl ?? '', model: model ?? '', apiKey: '', monthlyTokenLimit: `${monthlyTokenLimit ?? ''}` },
    otherwise: 'Le modèle n’a pas pu être enregistré',
    act: async ({ apiKey, monthlyTokenLimit: limit, ...server }) => {
      const body = {
        ...{ ...server, structuredOutput: output, useByDefault, shareLibraryAds },
        ...(apiKey && { apiKey }),
        monthlyTokenLimit: limit.trim() === '' ? null : Number(limit.replace(/\s/g, '')),
      };
      const saved = await request(updateAiIntegration, { body });
      onSaved(saved.integration);
      saySaved();
    },
  });
  return (
    <form aria-label="Modèle d’IA" {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput
          label="Adresse du serveur"
          description="Compatible avec l’API d’OpenAI, comme https://api.mistral.ai/v1"
          required
          maxLength={modelLimits.baseUrl}
          {...input('baseUrl')}
        />
        <TextInput
          label="Modèle"
          description="Comme mistral-small-latest"
          required
          maxLength={modelLimits.model}
          {...input('model')}
        />
        <PasswordInput
          label={connected ? 'Nouvelle clé' : 'Clé'}
          description={
            connected
              ? 'Laissez vide pour garder celle qui est enregistrée\u00a0; une autre adresse demande une autre clé.'
              : 'Chiffrée, et jamais affichée. Laissez vide si le serveur n’en demande pas.'
          }
          autoComplete="off"
          maxLength={modelLimits.apiKey}
          visibilityToggleButtonProps={{ 'aria-label': 'Afficher la clé' }}
          {...input('apiKey')}
        />
        <NativeSelect
          label="Type de réponse"
          size="md"
          value={output}
          data={keysOf(structuredOutputs).map((value) => ({ value, label: structuredOutputs[value] }))}
          onChange={({ currentTarget: { value } }) => setOutput(value as StructuredOutput)}
        />
        <TextInput
          label="Plafond du mois, en jetons"
          description="Vide&nbsp;: sans plafond. Au-delà, le moteur intégré écrit seul."
          inputMode="numeric"
          {...input('monthlyTokenLimit')}
        />
        <Switch
          label="Écrire avec ce modèle par défaut"
          checked={useByDefault}
          onChange={({ currentTarget }) => setByDefault(currentTarget.checked)}
        />
        <Switch
          label="Lui envoyer les mots des annonces de la bibliothèque"
          description="Sinon, il n’en reçoit que les mesures&nbsp;: accroche, structure, longueur."
          checked={shareLibraryAds}
          onChange={({ currentTarget }) => setShare(currentTarget.checked)}
        />
        <Button type="submit" size="md" ml="auto" variant={connected ? 'default' : 'filled'} aria-disabled={busy}>
          {busy ? 'Enregistrement...' : connected ? 'Enregistrer' : 'Connecter ce modèle'}
        </Button>
      </Stack>
    </form>
  );
}
