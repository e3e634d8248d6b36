import { ActionIcon, Button } from '@mantine/core';
import { IconFlag, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import { dayIn } from '../../../../../../shared/kernel/day-in.ts';
import type { Period } from '../../../../../../shared/rules/periods.ts';
import { shortDay } from '../../../../lib/short-day.ts';
import { usePageKeys } from '../../../../lib/single-keys.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { type Performance, useReadAgain } from '../use-campaign.ts';
import classes from './results.module.css';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

type Props = {
  campaign: Campaign;
  period: Period;
  annotations: Performance['annotations'];
  /** The day that someone means to write about, pointed at on the chart. */
  pointed: string | null;
  onClose: () => void;
};

/** What happened in the period: the flags under the chart, in words, and the way to add one. */
export function Notes({ campaign, period, annotations, pointed, onClose }: Props) {
  const may = useMay();
  const readAgain = useReadAgain(campaign.id);
  /** The id of a note, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const mayWrite = may('campaigns:write');
  const note = annotations.find(({ id }) => id === open);
  usePageKeys((key) => {
    const isAsked = key === 'a' && mayWrite;
    if (isAsked) setOpen('new');
    return isAsked;
  });
  const today = dayIn(campaign.timezone);
  return (
    <>
      {annotations.length > 0 && (
        <ul className={classes.notes} aria-label="Notes de la période">
          {annotations.map(({ id, date, text, automatic, campaignId }) => (
            <li key={id}>
              <span className={classes.flag} aria-hidden />
              <span className={classes.day}>{shortDay(date)}</span>
              <span className={classes.said}>
                {text}
                {automatic && <span className={classes.day}> · noté par Réclame</span>}
                {campaignId === null && <span className={classes.day}> · toutes les campagnes</span>}
              </span>
              {mayWrite && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Modifier la note du ${shortDay(date)}\u00a0: ${text}`}
                  onClick={() => setOpen(id)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          leftSection={<IconFlag size={14} aria-hidden />}
          aria-keyshortcuts="a"
          onClick={() => setOpen('new')}
        >
          Ajouter une note
        </Button>
      )}
      {(note || open === 'new' || pointed) && (
        <Suspense fallback={null}>
          <NoteDialog
            campaignId={campaign.id}
            note={note}
            day={pointed ?? (period.to < today ? period.to : today)}
            mayDelete={may('campaigns:delete')}
            onChanged={readAgain}
            onClose={() => {
              setOpen(null);
              onClose();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
