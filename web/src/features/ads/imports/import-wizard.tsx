import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdField } from '../../../../../shared/ads/imports.contract.ts';
import type { DateOrder } from '../../../../../shared/imports/date-order.ts';
import { DateOrderChoice } from '../../../components/date-order-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { fileWeight, layoutWords, tooLarge } from '../../../lib/file-to-import.ts';
import { formatChoice } from '../../../lib/format.ts';
import { useFocusOnChange } from '../../../lib/use-focus-on-change.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { possibleEnds, unsureDate } from './date-columns.ts';
import { missingFields } from './field-labels.ts';
import { FileChoice } from './file-choice.tsx';
import { type ReadFile, readFileHead } from './read-file.ts';
import { type ImportSource, sendImport } from './send-import.ts';

type Props = { onClose: () => void; onStarted: () => void };
type Chosen = { file: File; read: ReadFile };

/** A file into the library: chosen, understood, corrected, sent. */
export function ImportWizard({ onClose, onStarted }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useFocusOnChange(chosen);

  async function choose(file: File) {
    setFailure(null);
    if (tooLarge(file)) return setFailure('Ce fichier dépasse 50 Mo');
    try {
      setChosen({ file, read: await readFileHead(file) });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Ce fichier n’a pas pu être lu');
    }
  }

  return (
    <Dialog onClose={onClose} size={720} title="Importer des annonces">
      <Stack gap="lg" pt={4} ref={place}>
        {failure && <FormNotice tone="refused">{failure}</FormNotice>}
        {chosen ? (
          <SendStep chosen={chosen} onBack={() => setChosen(null)} onStarted={onStarted} />
        ) : (
          <FileChoice onChosen={choose} />
        )}
      </Stack>
    </Dialog>
  );
}

const sources: { value: ImportSource; label: string }[] = [
  { value: 'import', label: 'Mon propre tableau' },
  { value: 'meta', label: 'Bibliothèque publicitaire Meta' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'google', label: 'Google' },
];

type SendProps = { chosen: Chosen; onBack: () => void; onStarted: () => void };

function SendStep({ chosen: { file, read }, onBack, onStarted }: SendProps) {
  const [source, setSource] = useState<ImportSource>(() => guessSource(read));
  const [mapping, setMapping] = useState<Record<string, AdField | null>>(read.guess);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<DateOrder>('dmy');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const unsure = unsureDate(read, mapping);
  const isTable = read.kind === 'csv';
  const missing = isTable ? missingFields(Object.values(mapping)) : [];
  const ends = isTable ? possibleEnds(read, mapping) : [];
  const undecided = ends.filter((name) => !decided.includes(name));
  const refused = missing.length + undecided.length > 0;

  async function send() {
    if (busy || refused) return;
    setBusy(true);
    setFailure(null);
    try {
      const said = read.kind === 'csv' ? mapping : undefined;
      await sendImport({ file, source, mapping: said, dateOrder: unsure && order });
      onStarted();
    } catch (error) {
      setFailure(messageOf(error, 'Le fichier n’a pas pu être envoyé'));
      setBusy(false);
    }
  }

  return (
    <>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text fw={600}>{file.name}</Text>
          <Text size="sm" c="dimmed">
            {describe(file, read)}
          </Text>
        </div>
        <Button variant="default" size="sm" flex="none" onClick={onBack}>
          Changer
        </Button>
      </Group>
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
      {read.kind === 'csv' ? (
        <ColumnMapping
          {...{ read, mapping, undecided }}
          onChange={(changed, header) => {
            setMapping(changed);
            setDecided([...decided, header]);
          }}
        />
      ) : (
        <JsonSample sample={read.sample} />
      )}
      {unsure && <DateOrderChoice size="md" example={unsure} value={order} onChange={setOrder} />}
      <PossibleEnds names={ends} />
      {missing.length > 0 && (
        <FormNotice tone="refused">
          Il manque une colonne pour&nbsp;: {missing.join(', ')}. Dites laquelle ci-dessus.
        </FormNotice>
      )}
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
      <DialogFoot>
        <Button aria-disabled={busy || refused} onClick={send}>
          {busy ? 'Envoi...' : 'Importer'}
        </Button>
      </DialogFoot>
    </>
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

function JsonSample({ sample }: { sample: { id: string; words: string }[] }) {
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

const describe = (file: File, read: ReadFile): string =>
  `${fileWeight(file)}, ${layoutWords(read.kind === 'csv' ? read : { encoding: '', separator: null })}`;

/** Files of Meta name their fields its way. */
function guessSource(read: ReadFile): ImportSource {
  const words = read.kind === 'csv' ? read.headers.join(' ') : read.fields.join(' ');
  return /ad_library|ad_delivery|ad_creative|snapshot_url|facebook/i.test(words) ? 'meta' : 'import';
}
