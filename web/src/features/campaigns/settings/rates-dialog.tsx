import { Button, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getCampaignStats, listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { getExchangeRates, updateExchangeRates } from '../../../../../shared/campaigns/rates.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ratesText, readRates } from './read-rates.ts';

type Rates = RouteOutput<typeof getExchangeRates>;

/** The rates of the workspace, a line each, as they are typed or pasted from a spreadsheet. */
export function RatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useSWR(getExchangeRates.operation, () => request(getExchangeRates), {
    revalidateOnFocus: false,
  });
  return (
    <Dialog title="Taux de change" size={560} onClose={onClose} closeOnClickOutside={false}>
      {data ? (
        <RatesForm rates={data} onClose={onClose} />
      ) : error ? (
        <LoadFailure what="Les taux de change" error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton height={280} role="status" aria-label="Chargement des taux" />
      )}
    </Dialog>
  );
}

function RatesForm({ rates, onClose }: { rates: Rates; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const [start] = useState(() => ({ rates: ratesText(rates.rates) }));
  const { busy, message, form, input } = useForm({
    start,
    check: ({ rates: text }) => ({ rates: readRates(text).problem }),
    otherwise: 'Les taux n’ont pas pu être enregistrés',
    act: async ({ rates: text }) => {
      const body = { rates: readRates(text).rates, version: rates.version };
      await mutate(getExchangeRates.operation, await request(updateExchangeRates, { body }), { revalidate: false });
      void mutate((key) => {
        const asked = JSON.stringify(key ?? '');
        return asked.includes(listCampaigns.operation) || asked.includes(getCampaignStats.operation);
      });
      say('Taux enregistrés');
      onClose();
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Text size="sm" c="dimmed">
          Chaque jour prend le dernier taux connu : le sien, sinon celui d’avant. La Banque de France et la BCE publient
          ceux de chaque jour.
        </Text>
        <Textarea
          {...input('rates')}
          label="Une ligne par taux : devise, jour, euros pour une unité"
          placeholder={'USD 01/10/2026 0,92\nGBP 01/10/2026 1,15'}
          autosize
          minRows={6}
          maxRows={14}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      </Stack>
      <DialogFoot>
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </DialogFoot>
    </form>
  );
}
