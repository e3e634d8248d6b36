import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { updateUgcDeliverable } from '../../../../../shared/ugc/deliverable.contract.ts';
import type { Deliverable } from '../../../../../shared/ugc/deliverable.ts';
import { CampaignField } from '../../../components/campaign-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useCampaignName } from '../../../lib/use-campaign-name.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useMay } from '../../../lib/use-may.ts';
import { AdNameField } from './ad-name-field.tsx';

type Props = { deliverable: Deliverable; onDone: () => unknown };

/** The campaign and the ad that show what was approved, and where that is said. */
export function ShownIn({ deliverable, onDone }: Props) {
  const { status, linkedCampaignId, adName } = deliverable;
  const may = useMay();
  const name = useCampaignName(linkedCampaignId);
  const [isOpen, setOpen] = useState(false);
  if (status !== 'approved' || !may('campaigns:read')) return null;
  return (
    <Stack gap="xs" align="flex-start">
      {linkedCampaignId && (
        <Text size="sm">
          Diffusé dans{' '}
          <Anchor component={Link} to={paths.campaign(linkedCampaignId)} inherit underline="always">
            <bdi>{name ?? '…'}</bdi>
          </Anchor>
          {adName && (
            <>
              , publicité <bdi>{adName}</bdi>
            </>
          )}
        </Text>
      )}
      {may('ugc:write') && (
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {linkedCampaignId ? 'Modifier sa diffusion' : 'Lier à une campagne'}
        </Button>
      )}
      {isOpen && <ShownInDialog deliverable={deliverable} onDone={onDone} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function ShownInDialog({ deliverable, onDone, onClose }: Props & { onClose: () => void }) {
  const { id, version } = deliverable;
  const { busy, message, problems, values, setValues, form } = useForm({
    start: { linkedCampaignId: deliverable.linkedCampaignId ?? '', adName: deliverable.adName ?? '' },
    otherwise: 'La diffusion n’a pas été enregistrée',
    act: async ({ linkedCampaignId, adName }) => {
      const body = { linkedCampaignId: linkedCampaignId || null, adName: adName.trim() || null, version };
      await request(updateUgcDeliverable, { params: { id }, body });
      saySaved();
      onClose();
      await onDone();
    },
  });
  return (
    <Dialog title="Où ce livrable est diffusé" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <CampaignField
            label="Campagne qui le diffuse"
            description="Si elle dépense encore une fois les droits finis, vous en êtes prévenu chaque jour."
            error={problems.linkedCampaignId}
            value={values.linkedCampaignId || null}
            onChange={(chosen) => setValues((latest) => ({ ...latest, linkedCampaignId: chosen ?? '' }))}
          />
          <AdNameField
            campaignId={values.linkedCampaignId || null}
            value={values.adName}
            error={problems.adName}
            onChange={(adName) => setValues((latest) => ({ ...latest, adName }))}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
