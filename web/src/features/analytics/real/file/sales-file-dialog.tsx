import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { updateSales } from '../../../../../../shared/analytics/sales.contract.ts';
import { salesLimits } from '../../../../../../shared/analytics/sales.rules.ts';
import { Dialog, DialogFoot } from '../../../../components/dialog.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { say } from '../../../../components/undo-toast.tsx';
import { ChosenFile } from '../../../../imports/chosen-file.tsx';
import { FileDrop } from '../../../../imports/file-drop.tsx';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { formatBytes, formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { salesOutcome } from '../sales-outcome.ts';
import { FileChoices } from './file-choices.tsx';
import { FileSummary } from './file-summary.tsx';
import { readSalesFile, type SalesTable } from './read-sales-file.ts';
import { type FileDay, type FileSales, type SalesChoices, salesOfFile } from './sales-of-file.ts';

type Props = {
  /** The currency of the sales that there are. */
  known: string | null;
  today: string;
  onDone: () => void;
  onClose: () => void;
};

type Chosen = { file: File; table: SalesTable; choices: SalesChoices; currency: string | null };

/** Sales that a shop or GA4 exported: added up by day here, and only these sums are sent. */
export function SalesFileDialog({ known, today, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const found = chosen && salesOfFile(chosen.table, chosen.choices, today);
  const currency = chosen?.currency ?? (found?.currencies.length === 1 ? found.currencies[0] : null) ?? known ?? 'EUR';

  async function read(file: File) {
    setRefusal(null);
    setBusy(true);
    try {
      const table = await readSalesFile(file);
      setChosen({ file, table, choices: { amount: table.columns.amounts[0] ?? 0 }, currency: null });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Ce fichier n’a pas pu être lu');
    }
    setBusy(false);
  }

  async function save(days: readonly FileDay[]) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const sent = await sendDays(days, currency.trim().toUpperCase());
    setBusy(false);
    if (sent.refusal) return setRefusal(sent.refusal);
    say(sent.outcome);
    onDone();
  }

  return (
    <Dialog title="Importer vos ventes" size={680} closeOnClickOutside={false} onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        {!chosen && (
          <>
            <FileDrop
              about="L’export de Shopify, WooCommerce, PrestaShop ou GA4 en CSV, par jour ou par commande, 20&#160;Mo au plus."
              accept=".csv,.tsv,.txt,text/csv"
              onChosen={read}
            />
            <Text size="sm" c="dimmed">
              Le fichier est lu ici, sur votre ordinateur&nbsp;: seuls les totaux de chaque jour sont envoyés, jamais
              les noms ni les adresses de vos clients.
            </Text>
          </>
        )}
        {chosen && found && (
          <>
            <ChosenFile
              file={chosen.file}
              about={formatBytes(chosen.file.size)}
              disabled={busy}
              onChange={() => setChosen(null)}
            />
            <FileChoices
              table={chosen.table}
              choices={chosen.choices}
              unsure={found.unsure}
              currency={currency}
              onChoose={(choices) => setChosen({ ...chosen, choices: { ...chosen.choices, ...choices } })}
              onCurrency={(said) => setChosen({ ...chosen, currency: said })}
            />
            <FileSummary found={found} currency={currency} />
            <DialogFoot>
              <Group justify="flex-end" gap="xs">
                <Button variant="default" onClick={onClose}>
                  Annuler
                </Button>
                <Button
                  onClick={() => save(found.days)}
                  aria-disabled={busy}
                  disabled={!isReady(found, chosen.choices)}
                >
                  {busy ? 'Enregistrement...' : `Enregistrer ${formatCount(found.days.length, 'jour')}`}
                </Button>
              </Group>
            </DialogFoot>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** As many days a request as one may say; what a refusal stops, and what was kept before it. */
async function sendDays(days: readonly FileDay[], currency: string): Promise<{ outcome: string; refusal?: string }> {
  const sum = { created: 0, updated: 0, unchanged: 0, removed: 0 };
  try {
    for (let at = 0; at < days.length; at += salesLimits.rows) {
      const rows = days.slice(at, at + salesLimits.rows);
      const done = await request(updateSales, { body: { rows, currency } });
      for (const name of ['created', 'updated', 'unchanged', 'removed'] as const) sum[name] += done[name];
    }
    return { outcome: salesOutcome(sum) };
  } catch (error) {
    const detail = error instanceof ApiError ? error.details[0]?.message : undefined;
    const why = detail ?? messageOf(error, 'Les ventes n’ont pas été enregistrées');
    const outcome = salesOutcome(sum);
    return { outcome, refusal: outcome ? `${why}. Avant cela\u00a0: ${outcome}.` : why };
  }
}

const isReady = ({ days, unsure, currencies }: FileSales, { decimal }: SalesChoices) =>
  days.length > 0 && currencies.length <= 1 && (!unsure.decimal || decimal !== undefined);
