import '@mantine/core/styles/List.css';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { recordPerformance } from '../../../../../../shared/campaigns/performance.contract.ts';
import type { RouteOutput } from '../../../../../../shared/kernel/route.ts';
import { Dialog, DialogFoot } from '../../../../components/dialog.tsx';
import { EntryGrid } from '../../../../components/entry-grid.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { say } from '../../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { formatCount } from '../../../../lib/format.ts';
import { type GridProblems, problemTexts } from '../../../../lib/grid-rows.ts';
import { request } from '../../../../lib/request.ts';
import { checkRows, type EntryRow, entrySpec } from './entry-rows.ts';

type Props = {
  campaign: Campaign;
  title: string;
  start: readonly EntryRow[];
  today: string;
  /** What is to be known of these days before one writes. */
  note?: string | undefined;
  onDone: () => void;
  onClose: () => void;
};

const shownProblems = 5;

/** Writes days by hand: what is wrong is said cell by cell, and nothing is sent until all is right. */
export function EntryDialog({ campaign, title, start, today, note, onDone, onClose }: Props) {
  const [rows, setRows] = useState<readonly EntryRow[]>(start);
  const [problems, setProblems] = useState<GridProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const texts = problemTexts(problems, entrySpec);

  function change(next: EntryRow[]) {
    setRows(next);
    setProblems({});
    setRefusal(null);
  }

  async function save() {
    if (busy) return;
    const checked = checkRows(rows, today);
    setProblems(checked.problems);
    setRefusal(null);
    if (Object.keys(checked.problems).length > 0) return;
    if (checked.rows.length === 0) return setRefusal('Écrivez au moins un chiffre');
    if (checked.rows.length > campaignLimits.rows) return setRefusal('Envoyez 1\u202f000 jours au plus à la fois');
    setBusy(true);
    try {
      const body = { rows: checked.rows };
      const outcome = await request(recordPerformance, { params: { id: campaign.id }, body });
      say(outcomeText(outcome));
      onDone();
    } catch (error) {
      setBusy(false);
      const refused = refusedCells(error, checked.lines);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setRefusal(messageOf(error, 'Les chiffres n’ont pas été enregistrés'));
    }
  }

  return (
    <Dialog title={title} size={1080} closeOnClickOutside={false} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Collez ici des cellules copiées d’Excel, avec ou sans leurs titres. Une case vide n’est pas mesurée, 0 l’est.
          Un jour déjà écrit est remplacé, jamais additionné.
        </Text>
        {note && <Text size="sm">{note}</Text>}
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        {texts.length > 0 && (
          <FormNotice tone="refused">
            <List size="sm">
              {texts.slice(0, shownProblems).map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
            {texts.length > shownProblems && `Et ${formatCount(texts.length - shownProblems, 'autre')}.`}
          </FormNotice>
        )}
        <EntryGrid rows={rows} spec={entrySpec} problems={problems} onChange={change} today={today} />
        <DialogFoot>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button onClick={save} aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </Group>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

const outcomeText = ({ created, updated, unchanged }: RouteOutput<typeof recordPerformance>) =>
  [
    created && formatCount(created, 'jour ajouté', 'jours ajoutés'),
    updated && formatCount(updated, 'jour modifié', 'jours modifiés'),
    unchanged && `${formatCount(unchanged, 'jour')} sans changement`,
  ]
    .filter(Boolean)
    .join(', ');

/** What the server refused, at the cells that it is about: its rows are the lines that were sent. */
function refusedCells(error: unknown, lines: readonly number[]): GridProblems {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(
    details.flatMap(({ path, message }) => {
      const [, row, field] = /^rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      return row === undefined ? [] : [[`${lines[Number(row)] ?? 0}.${field ?? 'date'}`, message]];
    }),
  );
}
