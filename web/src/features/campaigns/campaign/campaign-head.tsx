import { ActionIcon, Anchor, Menu, Text, TextInput, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import {
  type CampaignStatus,
  campaignLimits,
  campaignPlatforms,
  campaignStatuses,
} from '../../../../../shared/campaigns/campaigns.rules.ts';
import { metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ClientMark } from '../../../components/client-mark.tsx';
import inPlace from '../../../components/edit-in-place.module.css';
import { MemberMark } from '../../../components/member-mark.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { formatCount, formatDay, formatTime } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMembers } from '../../../lib/use-members.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import { StatusBadge } from '../status-badge.tsx';
import classes from './campaign.module.css';
import { editInPlace } from './campaign-writes.ts';
import type { ComparedPeriod } from './compared-period.ts';
import { useKeepCampaign, useMetrics } from './use-campaign.ts';

/** What a campaign is: its name and its status, changed where they stand, then its facts. */
export function CampaignHead({ campaign, period }: { campaign: Campaign; period: ComparedPeriod }) {
  const keep = useKeepCampaign();
  const [limit, setLimit] = useState<ApiError | null>(null);

  async function setStatus(status: CampaignStatus) {
    setLimit(null);
    try {
      await keep(await editInPlace(campaign, { status }, 'Le statut n’a pas été changé'));
    } catch (error) {
      setLimit(planLimitOf(error));
    }
  }

  const phone = usePhone();
  // Where the bar says the name, the way to change it comes after the status, for the eye and the keyboard alike.
  const name = <NameInPlace key={campaign.name} campaign={campaign} />;
  return (
    <header className={classes.head}>
      <div className={classes.name}>
        {phone && name}
        <ActMenu
          position="bottom-start"
          width={190}
          target={
            <UnstyledButton
              className={inPlace.edit}
              aria-label={`Statut\u00a0: ${campaignStatuses[campaign.status]}, modifier`}
            >
              <StatusBadge status={campaign.status} />
            </UnstyledButton>
          }
        >
          {keysOf(campaignStatuses).map((status) => (
            <Menu.Item key={status} disabled={status === campaign.status} onClick={() => setStatus(status)}>
              <StatusBadge status={status} />
            </Menu.Item>
          ))}
        </ActMenu>
        {!phone && name}
      </div>
      <Facts campaign={campaign} />
      <Freshness campaign={campaign} period={period} />
      {campaign.openAlerts > 0 && (
        <Anchor
          component={Link}
          to={`${paths.campaignAlerts}&campaignId=${encodeURIComponent(campaign.id)}`}
          size="sm"
          c="accent"
          underline="always"
        >
          {formatCount(campaign.openAlerts, 'alerte ouverte', 'alertes ouvertes')}
        </Anchor>
      )}
      {limit && <PlanLimitNotice error={limit} things="campagnes actives" />}
    </header>
  );
}

/** The name where it can be changed; where the bar says it already, only the way to change it. */
function NameInPlace({ campaign }: { campaign: Campaign }) {
  const keep = useKeepCampaign();
  const phone = usePhone();
  const [typed, setTyped] = useState<string | null>(null);

  async function save() {
    const name = typed?.trim();
    setTyped(null);
    if (!name || name === campaign.name) return;
    try {
      await keep(await editInPlace(campaign, { name }, 'Le nom n’a pas été changé'));
    } catch {
      // Said already; what was typed is there to be sent again.
      setTyped(name);
    }
  }

  if (typed === null && !phone) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${campaign.name}, modifier le nom`}
        title="Modifier le nom"
        onClick={() => setTyped(campaign.name)}
      >
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    );
  }
  if (typed === null) {
    return (
      <Title order={2} fz="1.25rem">
        <UnstyledButton
          className={classes.edit}
          fz="inherit"
          fw="inherit"
          ff="inherit"
          aria-label={`${campaign.name}, modifier le nom`}
          onClick={() => setTyped(campaign.name)}
        >
          {campaign.name}
        </UnstyledButton>
      </Title>
    );
  }
  return (
    <TextInput
      aria-label="Nom de la campagne"
      size="md"
      className={classes.nameField}
      maxLength={campaignLimits.name}
      value={typed}
      autoFocus
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const { data: clients } = useClientNames();
  const { data: members } = useMembers(campaign.ownerId !== null);
  const client = clients?.find(({ id }) => id === campaign.clientId);
  const owner = members?.find(({ id }) => id === campaign.ownerId)?.name;
  const { budget, startDate, endDate, currency, tags, client: clientName } = campaign;
  return (
    <dl className={classes.facts}>
      <Fact name="Plateforme" plain>
        {campaignPlatforms[campaign.platform]}
      </Fact>
      {clientName && (
        <Fact name="Client" plain>
          {client && <ClientMark client={client} size={20} />}
          {clientName}
        </Fact>
      )}
      {owner && (
        <Fact name="Propriétaire" plain>
          <MemberMark name={owner} size={20} />
          {owner}
        </Fact>
      )}
      {(startDate || endDate) && (
        <Fact name="Dates" plain>
          {datesText(startDate, endDate)}
        </Fact>
      )}
      {budget && (
        <Fact name="Budget">
          {metricText('spend', budget.amount, currency)}
          {budget.type === 'daily' ? ' par jour' : ' au total'}
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name="Étiquettes" plain>
          {tags.map((tag) => (
            <span key={tag} className={classes.tag}>
              {tag}
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

/** To which day there are figures and, of a connected account, when they were read. */
function Freshness({ campaign, period }: { campaign: Campaign; period: ComparedPeriod }) {
  const { data } = useMetrics(campaign.id, period);
  const readAt = data?.metrics.freshness.lastSyncAt;
  const lastDay = campaign.lastDay ? `Données jusqu’au ${formatDay(campaign.lastDay)}` : 'Pas encore de données';
  return (
    <Text size="sm" c="dimmed">
      {campaign.lastDay && readAt ? `${lastDay}, lues ${readText(readAt)}` : lastDay}
    </Text>
  );
}

/** The hour alone stands for today. */
function readText(at: string): string {
  const day = parisDay(new Date(at));
  return day === parisDay() ? `à ${formatTime(at)}` : `le ${formatDay(day)} à ${formatTime(at)}`;
}

/** `plain`: what it is needs no word beside it. */
const Fact = ({ name, plain = false, children }: { name: string; plain?: boolean; children: React.ReactNode }) => (
  <div>
    {plain ? <VisuallyHidden component="dt">{name}</VisuallyHidden> : <dt>{name}</dt>}
    <dd>{children}</dd>
  </div>
);

function datesText(start: string | null, end: string | null): string {
  if (start && end) return `du ${formatDay(start)} au ${formatDay(end)}`;
  return start ? `depuis le ${formatDay(start)}` : `jusqu’au ${formatDay(end ?? '')}`;
}
