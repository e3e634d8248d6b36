import '@mantine/core/styles/List.css';
import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { updateSales } from '../../../../../shared/analytics/sales.contract.ts';
import { salesLimits } from '../../../../../shared/analytics/sales.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { EntryGrid } from '../../../components/entry-grid.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { type GridProblems, type GridRow, problemTexts } from '../../../lib/grid-rows.ts';
import { request } from '../../../lib/request.ts';
import { salesOutcome } from './sales-outcome.ts';
import { checkSales, salesSpec } from './sales-rows.ts';

type Props = {
  start: readonly GridRow[];
  /** Of the sales that there are; it is theirs while there are any. */
  currency: string | null;
  today: string;
  onDone: () => void;
  onClose: () => void;
};

const shownProblems = 5;

/** Writes days of real sales: what is wrong is said cell by cell, and nothing is sent until all is right. */
export function SalesDialog({ start, currency: known, today, onDone, onClose }: Props) {
  const [rows, setRows] = useState<readonly GridRow[]>(start);
  const [currency, setCurrency] = useState(known ?? 'EUR');
  const [problems, setProblems] = useState<GridProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const texts = problemTexts(problems, salesSpec);

  function change(next: GridRow[]) {
    setRows(next);
    setProblems({});
    setRefusal(null);
  }

  async function save() {
    if (busy) return;
    const checked = checkSales(rows, today);
    setProblems(checked.problems);
    setRefusal(null);
    if (Object.keys(checked.problems).length > 0) return;
    if (checked.rows.length === 0) return setRefusal('Écrivez au moins un jour');
    if (checked.rows.length > salesLimits.rows) return setRefusal('Envoyez 1\u202f000 jours au plus à la fois');
    setBusy(true);
    try {
      const body = { rows: checked.rows, currency: currency.trim().toUpperCase() };
      say(salesOutcome(await request(updateSales, { body })));
      onDone();
    } catch (error) {
      setBusy(false);
      const refused = refusedCells(error, checked.lines);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setRefusal(messageOf(error, 'Les ventes n’ont pas été enregistrées'));
    }
  }

  return (
    <Dialog title="Saisir mes ventes" size={760} closeOnClickOutside={false} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Collez ici des cellules copiées d’Excel ou de votre boutique, avec ou sans leurs titres. Un jour déjà écrit
          est remplacé, un jour vidé est retiré. Sans vente un jour, écrivez&nbsp;0.
        </Text>
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
        <TextInput
          label="Devise"
          description={known ? 'Celle de vos ventes enregistrées' : undefined}
          w={160}
          maxLength={3}
          value={currency}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
        />
        <EntryGrid rows={rows} spec={salesSpec} problems={problems} onChange={change} today={today} />
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

/** What the server refused, at the cells that it is about: its rows are the lines that were sent. */
function refusedCells(error: unknown, lines: readonly number[]): GridProblems {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(
    details.flatMap(({ path, message }) => {
      const [, row, field] = /^rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      if (row === undefined) return [];
      return [[`${lines[Number(row)] ?? 0}.${field === undefined || field === 'day' ? 'date' : field}`, message]];
    }),
  );
}
