import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Dashboard } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { AttentionList } from '../../../components/attention-list.tsx';
import classes from '../dashboard.module.css';
import { MissingPart } from '../missing-part.tsx';

const sources = { alerts: 'Les alertes', connections: 'Les comptes publicitaires', webhooks: 'Les webhooks' } as const;
const more = { pixels: 'Les pixels', prospects: 'Les prospects' } as const;

/** What there is to see, or that there is nothing, and what of it could not be read. */
export function AttentionCard({ dashboard, onRetry }: { dashboard: Dashboard; onRetry: () => void }) {
  const { attention, missing } = dashboard;
  const unread = Object.entries({ ...sources, ...more }).flatMap(([part, name]) =>
    missing.some((one) => one === part) ? [name] : [],
  );
  return (
    <>
      {attention && attention.length > 0 && <AttentionList items={attention} />}
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
