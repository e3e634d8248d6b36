import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../../shared/billing/euros.ts';
import { paths } from '../../../../../../shared/page-paths.ts';
import { type CampaignAction, campaignActsOf } from '../../../../../../shared/rules/ugc/campaign-states.ts';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { CopyField } from '../../../../components/copy-field.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { sayRefused } from '../../../../lib/notices.ts';
import { PageActs } from '../../../../lib/page-head.tsx';
import { useMay } from '../../../../lib/use-may.ts';
import classes from '../../ugc.module.css';
import { CampaignMenu } from '../campaign-menu.tsx';
import { CampaignStatus } from '../campaign-status.tsx';
import { closingText, countsText } from '../campaign-words.ts';
import { useCampaignActs } from '../use-ugc-campaigns.ts';

const acts: Partial<Record<CampaignAction, string>> = {
  close_applications: 'Clore les candidatures',
  reopen: 'Rouvrir les candidatures',
  complete: 'Terminer',
};

/** Where a campaign stands, what it has promised, and what may be done with it now. */
export function CampaignHead({ campaign }: { campaign: UgcCampaign }) {
  const { id, name, status, brandName, money, budget, publicUrl } = campaign;
  const { act } = useCampaignActs();
  const may = useMay();
  const [ending, setEnding] = useState(false);

  async function take(action: CampaignAction) {
    if (action === 'complete') return setEnding(true);
    try {
      await act(campaign, action);
    } catch (error) {
      sayRefused(`${name} n’a pas changé d’état`, error);
    }
  }

  const stateActs = may('ugc:write') ? campaignActsOf(status).filter((action) => acts[action]) : [];
  const ended = status === 'completed' || status === 'cancelled';
  return (
    <Stack gap="md">
      <Group gap="xs">
        <CampaignStatus status={status} />
        <Text>{brandName}</Text>
        <Text c="dimmed">{[countsText(campaign), closingText(campaign)].filter(Boolean).join(' · ')}</Text>
      </Group>
      <Moderated campaign={campaign} />
      <PageActs>
        <Group gap="xs" className={classes.acts}>
          {may('ugc:write') && !ended && (
            <Button component={Link} to={paths.editUgcCampaign(id)} variant={status === 'draft' ? 'filled' : 'default'}>
              {status === 'draft' ? 'Reprendre le brief' : 'Modifier le brief'}
            </Button>
          )}
          <CampaignMenu campaign={campaign} />
        </Group>
      </PageActs>
      {stateActs.length > 0 && (
        <Group gap="xs">
          {stateActs.map((action) => (
            <Button key={action} size="compact-md" variant="default" onClick={() => take(action)}>
              {acts[action]}
            </Button>
          ))}
        </Group>
      )}
      {ending && (
        <ConfirmDialog
          title="Terminer cette campagne ?"
          keep="La laisser en cours"
          act="Terminer la campagne"
          acting="Fin de la campagne..."
          otherwise="La campagne n’a pas pu être terminée"
          onAct={() => act(campaign, 'complete')}
          onDone={() => setEnding(false)}
          onClose={() => setEnding(false)}
        >
          Les invitations et les candidatures sans réponse prennent fin. Une campagne terminée ne se rouvre pas, mais
          elle se duplique.
        </ConfirmDialog>
      )}
      <dl className={classes.money}>
        <Sum name="Budget" amount={budget} />
        <Sum name="Engagé" amount={money.committed} />
        <Sum name="Payé" amount={money.paid} />
        <Sum name="Reste" amount={money.left} />
      </dl>
      {publicUrl && (
        <CopyField
          label="Lien public de l’appel"
          value={publicUrl}
          otherwise="Votre navigateur ne permet pas de copier : sélectionnez l’adresse."
        >
          Qui l’ouvre lit la partie publique du brief, et demande son propre lien pour répondre.
        </CopyField>
      )}
    </Stack>
  );
}

function Sum({ name, amount }: { name: string; amount: number | null }) {
  if (amount === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{eurosText(amount)}</dd>
    </div>
  );
}

/** What the platform reads of it, or has decided and why. */
function Moderated({ campaign: { status, moderation } }: { campaign: UgcCampaign }) {
  if (status === 'in_review')
    return (
      <FormNotice tone="asked">
        Réclame relit ce brief avant de l’ouvrir sur la marketplace. Vous serez prévenu de la décision.
      </FormNotice>
    );
  if (!moderation) return null;
  return (
    <FormNotice tone="refused">
      {moderation.outcome === 'refused'
        ? 'Réclame n’a pas ouvert ce brief sur la marketplace. Corrigez-le, puis publiez-le de nouveau.'
        : 'Après l’avoir relu, Réclame a retiré ce brief du public. Les créateurs qui y participent continuent.'}{' '}
      Motif&nbsp;: {moderation.reason}
    </FormNotice>
  );
}
