import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { webhookEvents, webhookEventThemes } from '../../../../shared/webhooks/webhook-events.ts';
import { Dialog } from '../../components/dialog.tsx';
import { formatCount, formatMoment, formatNumber } from '../../lib/format.ts';
import { RegenerateDialog } from './secret/regenerate-dialog.tsx';
import { SignatureCheck } from './secret/signature-check.tsx';
import classes from './webhook-page.module.css';
import { eventLabel } from './webhook-words.ts';

/** How a webhook is set, beside its log. */
export function WebhookSettings({ webhook }: { webhook: Webhook }) {
  const headers = Object.entries(webhook.headers);
  return (
    <aside className={classes.settings} aria-label="Réglages">
      <section>
        <Title order={2} fz="sm">
          Adresse
        </Title>
        <Text size="sm" className={classes.text}>
          {webhook.url}
        </Text>
      </section>
      <Secret webhook={webhook} />
      <Events webhook={webhook} />
      {headers.length > 0 && (
        <section>
          <Title order={2} fz="sm">
            En-têtes
          </Title>
          {headers.map(([name, value]) => (
            <Text key={name} size="sm" className={classes.text}>
              <span className={classes.quiet}>{name}</span> {value}
            </Text>
          ))}
        </section>
      )}
      <Text size="xs" c="dimmed">
        Créé le {formatMoment(webhook.createdAt)}
      </Text>
    </aside>
  );
}

function Secret({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState<'regenerate' | 'check' | null>(null);
  const close = () => setOpen(null);
  return (
    <section>
      <Title order={2} fz="sm">
        Secret de signature
      </Title>
      <Text size="sm" mb="xs">
        <span className={classes.quiet}>whsec_…</span>
        {webhook.secretHint}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setOpen('check')}>
          Vérifier la signature
        </Button>
        <Button variant="default" size="xs" onClick={() => setOpen('regenerate')}>
          Régénérer
        </Button>
      </Group>
      {open === 'regenerate' && <RegenerateDialog webhook={webhook} onClose={close} />}
      {open === 'check' && (
        <Dialog title="Vérifier la signature" size={760} onClose={close}>
          <SignatureCheck />
        </Dialog>
      )}
    </section>
  );
}

const themes = keysOf(webhookEventThemes);
const all = keysOf(webhookEvents).length;

function Events({ webhook: { events } }: { webhook: Webhook }) {
  if (events.length === all) {
    return (
      <section>
        <Title order={2} fz="sm">
          Événements
        </Title>
        <Text size="sm">Tous ({formatNumber(all)})</Text>
      </section>
    );
  }
  return (
    <section>
      <Title order={2} fz="sm">
        {formatCount(events.length, 'événement')}
      </Title>
      <dl className={classes.themes}>
        {themes.map((theme) => {
          const chosen = events.filter((type) => type.startsWith(`${theme}.`));
          if (chosen.length === 0) return null;
          return (
            <div key={theme}>
              <dt>{webhookEventThemes[theme]}</dt>
              <dd>{chosen.map(eventLabel).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
