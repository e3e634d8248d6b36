import { ActionIcon, Group, Title, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { ScoreRing } from '../score-ring.tsx';
import { StatusMenu } from '../status-menu.tsx';
import { ClientMenu, OwnerMenu } from '../whose-menus.tsx';
import { ContactLinks } from './contact-links.tsx';
import { EditDialog } from './edit-dialog.tsx';
import classes from './prospect-head.module.css';

/** Who it is, in sight however far one reads. */
export function ProspectTitle({ prospect }: { prospect: Prospect }) {
  const [editing, setEditing] = useState(false);
  const { score, grade, jobTitle, company } = prospect;
  const name = prospectName(prospect);
  const role = [jobTitle, company !== name && company].filter(Boolean).join(' · ');
  return (
    <div className={classes.who}>
      <ScoreRing score={score} grade={grade} size={58} />
      <div className={classes.names}>
        <Title order={2} fz="1.25rem">
          {name}
        </Title>
        {role && <p className={classes.role}>{role}</p>}
      </div>
      <Tooltip label="Modifier" openDelay={400}>
        <ActionIcon variant="default" size="lg" aria-label={`Modifier ${name}`} onClick={() => setEditing(true)}>
          <IconPencil size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {editing && <EditDialog prospect={prospect} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Where it stands, and how to reach it. */
export function ProspectHead({ prospect }: { prospect: Prospect }) {
  const { data: clients } = useClientNames();
  const { value, currency, tags, lostReason } = prospect;
  return (
    <div className={classes.root}>
      <Group gap={6}>
        <StatusMenu prospect={prospect} />
        {value !== null && <span className={classes.pill}>{formatMoney(value, currency)}</span>}
        {tags.map((tag) => (
          <span key={tag} className={classes.pill}>
            {tag}
          </span>
        ))}
      </Group>
      <dl className={classes.whose}>
        <div>
          <dt>Propriétaire</dt>
          <dd>
            <OwnerMenu prospect={prospect} />
          </dd>
        </div>
        {clients && clients.length > 0 && (
          <div>
            <dt>Client</dt>
            <dd>
              <ClientMenu prospect={prospect} />
            </dd>
          </div>
        )}
      </dl>
      {lostReason && <p className={classes.role}>Perdu&nbsp;: {lostReason}</p>}
      <ContactLinks prospect={prospect} />
    </div>
  );
}
