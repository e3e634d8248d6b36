import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { openPortal } from '../../../../../shared/billing/checkout.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatDayOf } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { ChangeOffer } from './change-offer.tsx';
import type { BillingActs } from './use-billing.ts';

type Props = { billing: Billing; acts: BillingActs };

/** Another plan, the card, and the end of a subscription: at the same height, undone until then. */
export function SubscriptionActs({ billing, acts }: Props) {
  const { cancelAt, currentPeriodEnd, scheduled, dunning, version } = billing;
  const [changing, setChanging] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = currentPeriodEnd && formatDayOf(currentPeriodEnd);

  async function during(act: () => Promise<unknown>, refused: string) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      sayRefused(refused, error);
    } finally {
      setBusy(false);
    }
  }

  const changeCard = () =>
    during(async () => {
      const { url } = await request(openPortal);
      window.location.assign(url);
    }, 'La page de la carte n’a pas pu être ouverte');
  const resume = () =>
    during(async () => {
      await acts.change({ action: 'resume', version });
      say('Résiliation annulée');
    }, 'La résiliation n’a pas pu être annulée');

  const undo = () =>
    during(async () => {
      await acts.change({ action: 'undo_scheduled', version });
      say('Changement d’offre annulé');
    }, 'Le changement d’offre n’a pas pu être annulé');

  return (
    <>
      <Group gap="sm">
        {dunning?.confirmUrl && (
          <Button component="a" href={dunning.confirmUrl} target="_blank" rel="noopener">
            Confirmer le paiement
          </Button>
        )}
        <Button variant="default" onClick={() => setChanging(true)}>
          Changer d’offre
        </Button>
        {scheduled && (
          <Button variant="default" aria-disabled={busy} onClick={undo}>
            Annuler le changement prévu
          </Button>
        )}
        <Button variant="default" aria-disabled={busy} onClick={changeCard}>
          Changer de carte
        </Button>
        {cancelAt ? (
          <Button aria-disabled={busy} onClick={resume}>
            Annuler la résiliation
          </Button>
        ) : (
          <Button variant="default" onClick={() => setCancelling(true)}>
            Résilier
          </Button>
        )}
      </Group>
      {changing && <ChangeOffer billing={billing} acts={acts} onClose={() => setChanging(false)} />}
      {cancelling && (
        <ConfirmDialog
          title="Résilier l’abonnement&nbsp;?"
          keep="Garder l’abonnement"
          act="Résilier"
          acting="Résiliation..."
          otherwise="L’abonnement n’a pas pu être résilié"
          onAct={() => acts.change({ action: 'cancel', version })}
          onDone={() => {
            setCancelling(false);
            say('Abonnement résilié');
          }}
          onClose={() => setCancelling(false)}
        >
          <Text size="sm">
            Votre offre reste en place jusqu’au {end}, puis l’espace passe à l’offre Starter. Rien n’est supprimé ni
            masqué. Vous pouvez annuler la résiliation jusque-là.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
