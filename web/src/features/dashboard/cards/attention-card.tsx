import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Dashboard } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { AttentionList, ofOneCampaign } from '../../../components/attention-list.tsx';
import classes from '../dashboard.module.css';
import { MissingPart } from '../missing-part.tsx';

const sources = { alerts: 'Les alertes', connections: 'Les comptes publicitaires', webhooks: 'Les webhooks' } as const;
const more = { pixels: 'Les pixels', prospects: 'Les prospects' } as const;

type Props = {
  dashboard: Dashboard;
  /** Lines before the rest is asked for. */
  most?: number | undefined;
  onRetry: () => void;
};

/** What there is to see, or that there is nothing, and what of it could not be read. */
export function AttentionCard({ dashboard, most, onRetry }: Props) {
  const { attention, missing } = dashboard;
  const [all, setAll] = useState(false);
  const lines = ofOneCampaign(attention ?? []);
  const shown = all ? lines : lines.slice(0, most);
  const left = lines.length - shown.length;
  const unread = Object.entries({ ...sources, ...more }).flatMap(([part, name]) =>
    missing.some((one) => one === part) ? [name] : [],
  );
  return (
    <>
      {shown.length > 0 && <AttentionList items={shown.flat()} />}
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {left === 1 ? 'Voir l’autre' : `Voir les ${left} autres`}
        </Button>
      )}
      {attention?.length === 0 && unread.length === 0 && (
        <div className={classes.calm}>
          <IconCircleCheck size={22} stroke={1.7} aria-hidden />
          <Text size="sm">Rien ne vous attend&nbsp;: aucune alerte, aucun échec, aucune action en retard.</Text>
        </div>
      )}
      {unread.length > 0 && <MissingPart what={unread} onRetry={onRetry} />}
    </>
  );
}
