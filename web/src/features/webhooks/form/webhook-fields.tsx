import { Stack, Switch, TextInput } from '@mantine/core';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { webhookLimits } from '../../../../../shared/webhooks/webhooks.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { EventsField } from './events-field.tsx';
import { HeadersField } from './headers-field.tsx';
import type { WebhookForm } from './use-webhook-form.ts';

/** What is said of a webhook. */
export function WebhookFields({ form: { values, set, problems, message } }: { form: WebhookForm }) {
  return (
    <Stack gap="lg">
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <TextInput
        label="Nom"
        description="Pour le reconnaître parmi les autres"
        name="name"
        size="md"
        required
        maxLength={textLimits.name}
        placeholder="CRM de l’agence"
        data-autofocus
        value={values.name}
        error={problems.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextInput
        label="Adresse"
        description="En https et joignable depuis Internet. Votre serveur y reçoit un POST en JSON, et répond 2xx en moins de 15 secondes."
        name="url"
        size="md"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={webhookLimits.addressLength}
        placeholder="https://exemple.fr/webhooks/reclame"
        value={values.url}
        error={problems.url}
        onChange={({ currentTarget }) => set({ url: currentTarget.value })}
      />
      <EventsField events={values.events} problem={problems.events} onChange={(events) => set({ events })} />
      <HeadersField
        url={values.url}
        headers={values.headers}
        problems={problems}
        onChange={(headers) => set({ headers })}
      />
      <Switch
        label="Actif"
        description="Suspendu, il ne reçoit rien, et ce qui se passe pendant ce temps ne lui sera pas envoyé."
        checked={values.active}
        onChange={({ currentTarget }) => set({ active: currentTarget.checked })}
      />
    </Stack>
  );
}
