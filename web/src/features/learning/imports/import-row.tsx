import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { CancelRun } from '../../../imports/cancel-run.tsx';
import { isUnderWay, useLatestRun } from '../../../imports/import-runs.ts';
import { RejectedLines } from '../../../imports/rejected-lines.tsx';
import { RunProgress } from '../../../imports/run-progress.tsx';
import { formatCount, formatMoment } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useBrandNames } from '../use-brand-names.ts';
import classes from './import-row.module.css';
import { RemoveImport } from './remove-import.tsx';
import { resultImports } from './result-imports.ts';
import { periodOfRun } from './run-words.ts';

const states: Partial<Record<LearningImport['status'], { label: string; tone: Tone }>> = {
  queued: { label: 'En attente', tone: 'plain' },
  running: { label: 'En cours', tone: 'information' },
  failed: { label: 'Échoué', tone: 'accent' },
  cancelled: { label: 'Arrêté', tone: 'plain' },
};

type Props = { listed: LearningImport; onRemoved: () => void };

/** An import: what it brought and of which days, what it refused; or how far it is. */
export function ImportRow({ listed, onRemoved }: Props) {
  const run = useLatestRun(resultImports, listed);
  const may = useMay();
  const [leaving, setLeaving] = useState(false);
  const brand = useBrandNames().find(({ id }) => id === run.brandId);
  const underWay = isUnderWay(run);
  const state = states[run.status];
  const of = [brand?.name, run.platform && adPlatforms[run.platform]].filter(Boolean).join(' · ');
  return (
    <article className={classes.row} aria-label={run.label}>
      <div className={classes.what}>
        <Text fw={600}>
          {run.label} {state && <ToneBadge tone={state.tone}>{state.label}</ToneBadge>}
        </Text>
        {of && (
          <Text size="sm" c="dimmed">
            {of}
          </Text>
        )}
      </div>
      <div className={classes.brought}>
        {underWay && <Text size="sm">{formatCount(run.received, 'ligne lue', 'lignes lues')}</Text>}
        {!underWay && run.received > 0 && <Text size="sm">{resultImports.counts(run)}</Text>}
        {run.status === 'completed' && (
          <Text size="sm" c="dimmed">
            {periodOfRun(run)}
            {run.withText === 0 && ' Sans textes\u00a0: formats et plateformes seulement.'}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" className={classes.when}>
        Importé le {formatMoment(run.createdAt)}
      </Text>
      {!underWay && may('learning:delete') && (
        <ActMenu
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={classes.acts ?? ''}
              aria-label={`Actions sur ${run.label}`}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setLeaving(true)}>
            Retirer
          </Menu.Item>
        </ActMenu>
      )}
      <More run={run} />
      {leaving && <RemoveImport run={run} onRemoved={onRemoved} onClose={() => setLeaving(false)} />}
    </article>
  );
}

/** How far it is, what went wrong, what it refused. */
function More({ run }: { run: LearningImport }) {
  const underWay = isUnderWay(run);
  if (!underWay && !run.message && run.rejectedCount === 0) return null;
  return (
    <div className={classes.more}>
      {underWay && (
        <Group gap="sm" wrap="nowrap">
          <RunProgress run={run} />
          <CancelRun kind={resultImports} run={run} />
        </Group>
      )}
      {run.message && (
        <Text size="sm" c={run.status === 'failed' ? 'accent' : 'dimmed'}>
          {run.message}
        </Text>
      )}
      {run.rejectedCount > 0 && <RejectedLines kind={resultImports} run={run} />}
    </div>
  );
}
