import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DateOrder } from '../../../../../shared/imports/date-order.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { ChosenFile } from '../../../imports/chosen-file.tsx';
import { DateOrderChoice } from '../../../imports/date-order-choice.tsx';
import { layoutWords } from '../../../imports/file-to-import.ts';
import { StepFrame } from '../../../imports/step-frame.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import { formatChoice } from '../../../lib/format-choice.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { possibleEnds, unsureDate } from './date-columns.ts';
import { missingFields } from './field-labels.ts';
import type { Mapping, ReadFile } from './file-contents.ts';
import { FirstAds } from './first-ads.tsx';
import { type ImportSource, useSendImport } from './send-import.ts';

const sources: { value: ImportSource; label: string }[] = [
  { value: 'import', label: 'Mon propre tableau' },
  { value: 'meta', label: 'Bibliothèque publicitaire Meta' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'google', label: 'Google' },
];

type Props = { file: File; read: ReadFile; onBack: () => void; onStarted: () => void };

/** What the file holds, corrected before it is sent. */
export function ColumnsStep({ file, read, onBack, onStarted }: Props) {
  const [source, setSource] = useState<ImportSource>(() => guessSource(read));
  const [mapping, setMapping] = useState<Mapping>(read.guess);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<DateOrder>('dmy');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = useSendImport();
  const unsure = unsureDate(read, mapping);
  const isTable = read.kind === 'csv';
  const missing = read.kind === 'archive' ? [] : missingFields(Object.values(mapping));
  const ends = isTable ? possibleEnds(read, mapping) : [];
  const undecided = ends.filter((name) => !decided.includes(name));
  const refused = undecided.length + (isTable ? missing.length : 0) > 0;

  async function start() {
    if (busy || refused) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(file, { source, mapping: isTable ? mapping : corrected(mapping, read), dateOrder: unsure && order });
      onStarted();
    } catch (error) {
      setFailure(messageOf(error, 'Le fichier n’a pas pu être envoyé'));
      setBusy(false);
    }
  }

  return (
    <StepFrame
      title="Vérifiez les colonnes"
      opens
      foot={
        <>
          <Button variant="default" aria-disabled={busy} onClick={() => !busy && onBack()}>
            Retour
          </Button>
          <Button aria-disabled={busy || refused} onClick={start}>
            {busy ? 'Envoi...' : 'Importer'}
          </Button>
        </>
      }
    >
      <ChosenFile
        file={file}
        about={[rowsIn(read), formatBytes(file.size), layoutWords(read)].join(', ')}
        onChange={onBack}
      />
      <NativeSelect
        label="D’où viennent ces annonces"
        size="md"
        value={source}
        onChange={({ currentTarget: { value } }) => {
          const found = sources.find((one) => one.value === value);
          if (found) setSource(found.value);
        }}
        data={sources}
      />
      {!isTable && <JsonSample sample={read.sample} />}
      {read.kind !== 'archive' && (
        <ColumnMapping
          {...{ read, mapping, undecided }}
          onChange={(changed, header) => {
            setMapping(changed);
            setDecided([...decided, header]);
          }}
        />
      )}
      {isTable && <FirstAds read={read} mapping={mapping} />}
      {unsure && <DateOrderChoice size="md" example={unsure} value={order} onChange={setOrder} />}
      <PossibleEnds names={ends} />
      <Missing fields={missing} isTable={isTable} />
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
    </StepFrame>
  );
}

const rowsIn = ({ kind, rows }: ReadFile): string => formatCount(rows, kind === 'csv' ? 'ligne' : 'annonce');

/** The keys of a JSON may be others from one ad to the next: what nobody corrected is guessed ad by ad. */
function corrected(mapping: Mapping, { guess }: ReadFile): Mapping | undefined {
  const said = Object.entries(mapping).filter(([name, field]) => guess[name] !== field);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** A table without them is no list of ads; an ad of a JSON may have what the first ones lack. */
function Missing({ fields, isTable }: { fields: string[]; isTable: boolean }) {
  if (fields.length === 0) return null;
  if (isTable) {
    return (
      <FormNotice tone="refused">
        Il manque une colonne pour&nbsp;: {fields.join(', ')}. Dites laquelle ci-dessus.
      </FormNotice>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      Rien ne donne&nbsp;: {fields.join(', ')}. Les annonces auxquelles cela manque seront refusées.
    </Text>
  );
}

/** An end that is not understood would leave ads active that have stopped. */
function PossibleEnds({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      Aucune colonne ne donne la fin de diffusion&nbsp;: toutes les annonces seront affichées comme actives. Si cette
      date est dans {formatChoice(names.slice(0, 3).map((name) => `«\u00a0${name}\u00a0»`))}, choisissez «&nbsp;Fin de
      diffusion&nbsp;» en face de cette colonne, ci-dessus.
    </Text>
  );
}

function JsonSample({ sample }: Pick<ReadFile, 'sample'>) {
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Les premières annonces du fichier
      </Text>
      {sample.map(({ id, words }) => (
        <Text key={id} size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      ))}
    </Stack>
  );
}

/** Files of Meta name their fields its way. */
const guessSource = ({ columns }: ReadFile): ImportSource =>
  columns.some(({ name }) => /ad_library|ad_delivery|ad_creative|snapshot_url|facebook/i.test(name))
    ? 'meta'
    : 'import';
