import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { dayMs, hourMs } from '../../../../../shared/kernel/day.ts';
import { redeliverWebhookFailures } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { webhookLimits } from '../../../../../shared/webhooks/webhooks.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { fromParisField, toParisField } from '../../../lib/paris-time.ts';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';

const spans = [
  { value: 'hour', label: 'Depuis une heure', ms: hourMs },
  { value: 'day', label: 'Depuis 24\u00a0heures', ms: dayMs },
  { value: 'week', label: 'Depuis 7\u00a0jours', ms: 7 * dayMs },
  { value: 'moment', label: 'Depuis une date', ms: null },
] as const;

/** So many calls cover the longest log; what is left then is asked for again. */
const mostCalls = 20;

type Props = {
  webhook: Webhook;
  onSent: () => void;
  /** The first thing to do. */
  primary?: boolean;
};

/** Sends what failed again, once a server is mended. */
export function ResendFailures(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={props.primary ? 'filled' : 'default'}
        size="sm"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Renvoyer les échecs
      </Button>
      {open && <ResendDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResendDialog({ webhook, onSent, onClose }: Props & { onClose: () => void }) {
  const { busy, message, form, values, setValues, input } = useForm({
    start: { span: 'hour', since: toParisField(new Date(Date.now() - dayMs).toISOString()) },
    check: ({ span, since }) => ({ since: span === 'moment' ? momentProblem(since) : null }),
    otherwise: 'Les échecs n’ont pas été renvoyés',
    act: async ({ span, since }) => {
      const ms = spans.find(({ value }) => value === span)?.ms;
      const from = ms ? new Date(Date.now() - ms).toISOString() : fromParisField(since);
      const queued = await resendSince(webhook.id, from ?? new Date().toISOString());
      say(queued === 0 ? 'Aucun échec à renvoyer' : sent(queued));
      onSent();
      onClose();
    },
  });
  return (
    <Dialog title="Renvoyer les échecs" onClose={() => !busy && onClose()}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            Chaque envoi qui n’est pas arrivé repart aussitôt, avec le même <code>webhook-id</code>. Les tentatives
            prévues ne changent pas, et les tests ne repartent pas.
          </Text>
          <Radio.Group
            label="Échecs à renvoyer"
            value={values.span}
            onChange={(span) => setValues((latest) => ({ ...latest, span }))}
          >
            <Stack gap="sm" mt="xs">
              {spans.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          {values.span === 'moment' && (
            <TextInput
              {...input('since')}
              type="datetime-local"
              required
              label="Date"
              description={`Le journal garde ${webhookLimits.logDays}\u00a0jours`}
            />
          )}
        </Stack>
        <DialogFoot>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Recherche des échecs...' : 'Renvoyer'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function momentProblem(field: string): string | null {
  const moment = fromParisField(field);
  if (!moment) return 'Donnez une date et une heure';
  return Date.parse(moment) > Date.now() ? 'Choisissez une date passée' : null;
}

const sent = (queued: number): string =>
  queued === 1 ? 'Un envoi repart' : `${formatCount(queued, 'envoi')} repartent`;

/** One call looks through so much of the log: the next one goes on. */
async function resendSince(id: string, since: string): Promise<number> {
  let queued = 0;
  let from: string | null = since;
  for (let calls = 0; from !== null && calls < mostCalls; calls++) {
    const answer: { queued: number; goOnFrom: string | null } = await request(redeliverWebhookFailures, {
      params: { id },
      body: { since: from },
    });
    queued += answer.queued;
    from = answer.goOnFrom;
  }
  return queued;
}
