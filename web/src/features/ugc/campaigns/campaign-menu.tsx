import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { campaignActsOf } from '../../../../../shared/rules/ugc/campaign-states.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useCampaignActs } from './use-ugc-campaigns.ts';

type Asked = 'cancel' | 'remove' | null;

/** What is done with a campaign less often. */
export function CampaignMenu({ campaign }: { campaign: UgcCampaign }) {
  const { name, status } = campaign;
  const { act, remove } = useCampaignActs();
  const [asked, setAsked] = useState<Asked>(null);
  const navigate = useNavigate();
  const may = useMay();
  const canCancel = campaignActsOf(status).includes('cancel') && status !== 'draft';
  const canRemove = may('ugc:delete') && (status === 'draft' || status === 'cancelled');
  if (!may('ugc:write') && !canRemove) return null;

  async function duplicate() {
    try {
      const copy = await act(campaign, 'duplicate');
      navigate(paths.editUgcCampaign(copy.id));
    } catch (error) {
      sayRefused(`${name} n’a pas été dupliquée`, error);
    }
  }

  return (
    <>
      <ActMenu
        target={
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions de ${name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {may('ugc:write') && <Menu.Item onClick={duplicate}>Dupliquer</Menu.Item>}
        {may('ugc:write') && canCancel && <Menu.Item onClick={() => setAsked('cancel')}>Annuler la campagne</Menu.Item>}
        {canRemove && <Menu.Item onClick={() => setAsked('remove')}>Supprimer</Menu.Item>}
      </ActMenu>
      {asked === 'cancel' && (
        <ConfirmDialog
          title="Annuler cette campagne ?"
          keep="La garder"
          act="Annuler la campagne"
          acting="Annulation..."
          otherwise="La campagne n’a pas pu être annulée"
          onAct={() => act(campaign, 'cancel')}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        >
          Les invitations, les candidatures et les offres en attente prennent fin. Une campagne annulée ne se rouvre
          pas, mais elle se duplique.
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title="Supprimer cette campagne ?"
          keep="La garder"
          act="Supprimer"
          acting="Suppression..."
          otherwise="La campagne n’a pas pu être supprimée"
          onAct={() => remove(campaign)}
          onDone={() => navigate(paths.ugcCampaigns)}
          onClose={() => setAsked(null)}
        >
          {`Le brief de « ${name} » est perdu.`}
        </ConfirmDialog>
      )}
    </>
  );
}
