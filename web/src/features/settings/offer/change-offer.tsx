import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { isSameOffer } from '../../../../../shared/billing/plan-moves.ts';
import type { Interval } from '../../../../../shared/billing/prices.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { ChangePreview } from './change-preview.tsx';
import { IntervalChoice } from './interval-choice.tsx';
import { intervalWords } from './interval-words.ts';
import type { BillingActs } from './use-billing.ts';
import { soldAmong, usePlans } from './use-plans.ts';
import { usePreview } from './use-preview.ts';

type Props = { billing: Billing; acts: BillingActs; onClose: () => void };

/** Another plan or period, with what it costs before anything is changed. */
export function ChangeOffer({ billing, acts, onClose }: Props) {
  const { plans: all, error: unread } = usePlans();
  const [chosen, setChosen] = useState<string | null>(null);
  const [interval, setInterval] = useState<Interval>(billing.interval ?? 'month');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sold = soldAmong(all, interval);
  // Until someone chooses, the last of those that it is not: the larger one.
  const asked =
    sold.find(({ code }) => code === chosen) ?? sold.findLast(({ code }) => code !== billing.plan.code) ?? sold[0];
  const offer = asked ? { planCode: asked.code, interval } : null;
  const isPresent =
    offer !== null &&
    billing.interval !== null &&
    isSameOffer(offer, { planCode: billing.plan.code, interval: billing.interval });
  const { preview, error } = usePreview(isPresent ? null : offer, billing.version);

  async function confirm() {
    if (busy || !preview || !offer) return;
    setBusy(true);
    setRefusal(null);
    try {
      const acknowledgeExcess = preview.excess.length > 0;
      await acts.change({ action: 'change', ...offer, acknowledgeExcess, version: billing.version });
      say(preview.effective === 'now' ? 'Offre modifiée' : 'Changement d’offre prévu');
      onClose();
    } catch (failure) {
      setBusy(false);
      setRefusal(messageOf(failure, 'L’offre n’a pas pu être modifiée'));
    }
  }

  return (
    <Dialog title="Changer d’offre" onClose={onClose}>
      <Stack gap="md">
        <IntervalChoice value={interval} onChange={setInterval} />
        <Radio.Group label="Offre" value={asked?.code ?? null} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {sold.map(({ code, name, price }) => (
              <Radio
                key={code}
                value={code}
                label={name}
                description={`${eurosText(price)} HT ${intervalWords[interval]}`}
              />
            ))}
          </Stack>
        </Radio.Group>
        {unread && <FormNotice tone="refused">{messageOf(unread, 'Les offres n’ont pas pu être lues')}</FormNotice>}
        {isPresent && <Text size="sm">C’est votre offre actuelle.</Text>}
        {error && <FormNotice tone="refused">{messageOf(error, 'Le prix n’a pas pu être calculé')}</FormNotice>}
        {!isPresent && !error && <ChangePreview preview={preview} interval={interval} />}
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Garder l’offre actuelle
          </Button>
          <Button onClick={confirm} disabled={!preview} aria-disabled={busy}>
            {busy ? 'Changement...' : `Passer à ${asked?.name ?? 'une autre offre'}`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
