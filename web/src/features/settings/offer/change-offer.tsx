import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { isSameOffer } from '../../../../../shared/billing/plan-moves.ts';
import type { Interval, SoldPlan } from '../../../../../shared/billing/prices.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
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
  const [planCode, setPlanCode] = useState<SoldPlan>(billing.plan.code === 'professional' ? 'starter' : 'professional');
  const [interval, setInterval] = useState<Interval>(billing.interval ?? 'month');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isPresent =
    billing.interval !== null &&
    isSameOffer({ planCode, interval }, { planCode: billing.plan.code as SoldPlan, interval: billing.interval });
  const { plans: sold, error: unread } = usePlans();
  const { preview, error } = usePreview(isPresent ? null : { planCode, interval }, billing.version);

  async function confirm() {
    if (busy || !preview) return;
    setBusy(true);
    setRefusal(null);
    try {
      const acknowledgeExcess = preview.excess.length > 0;
      await acts.change({ action: 'change', planCode, interval, acknowledgeExcess, version: billing.version });
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
        <Radio.Group label="Offre" value={planCode} onChange={(value) => setPlanCode(value as SoldPlan)}>
          <Stack gap="xs" mt="xs">
            {soldAmong(sold).map(({ code, name, prices }) => (
              <Radio
                key={code}
                value={code}
                label={name}
                description={`${eurosText(prices[interval])} HT ${intervalWords[interval]}`}
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
            {busy ? 'Changement...' : `Passer à ${plans[planCode].name}`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
