import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Switch.css';
import { Button, NativeSelect, PasswordInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { modelLimits, type StructuredOutput, structuredOutputs } from '../../../../shared/ai/models.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { type AiIntegration, updateAiIntegration } from '../../../../shared/settings/ai-integration.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';

/** Fields stay in line, however long what explains them. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type FormProps = { integration: AiIntegration; onSaved: (integration: AiIntegration) => void };

/** Where the model answers, in which form, and how much it may read and write. */
export function ModelForm({ integration, onSaved }: FormProps) {
  const { connected, baseUrl, model, structuredOutput, monthlyTokenLimit } = integration;
  const [output, setOutput] = useState<StructuredOutput>(structuredOutput);
  const [useByDefault, setByDefault] = useState(connected ? integration.useByDefault : true);
  const [shareLibraryAds, setShare] = useState(connected && integration.shareLibraryAds);
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
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput
            label="Adresse du serveur"
            description="Compatible avec l’API d’OpenAI, par exemple https://api.mistral.ai/v1"
            required
            maxLength={modelLimits.baseUrl}
            inputWrapperOrder={below}
            {...input('baseUrl')}
          />
          <TextInput
            label="Modèle"
            description="Par exemple mistral-small-latest"
            required
            maxLength={modelLimits.model}
            inputWrapperOrder={below}
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
            inputWrapperOrder={below}
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
            label="Plafond mensuel (tokens)"
            description="Vide&nbsp;: sans plafond. Au-delà, le moteur intégré prend le relais."
            inputMode="numeric"
            inputWrapperOrder={below}
            {...input('monthlyTokenLimit')}
          />
        </SimpleGrid>
        <Switch
          label="Écrire avec ce modèle par défaut"
          checked={useByDefault}
          onChange={({ currentTarget }) => setByDefault(currentTarget.checked)}
        />
        <Switch
          label="Lui envoyer le texte des annonces de la bibliothèque"
          description="Sinon, il n’en reçoit que les mesures&nbsp;: accroche, structure, longueur."
          checked={shareLibraryAds}
          onChange={({ currentTarget }) => setShare(currentTarget.checked)}
        />
        <Button type="submit" size="md" ml="auto" variant="default" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : connected ? 'Enregistrer' : 'Connecter ce modèle'}
        </Button>
      </Stack>
    </form>
  );
}
