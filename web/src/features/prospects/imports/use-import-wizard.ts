import { useState } from 'react';
import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { tooLarge } from '../../../imports/file-to-import.ts';
import { followLook } from '../../../imports/follow-look.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { exampleFile } from './example-file.ts';
import { prospectImports } from './prospect-imports.ts';
import { type Mapping, type Said, type Settings, useSendProspects } from './send-prospects.ts';

export type Step = 'file' | 'columns' | 'check' | 'result';
/** Why a step could not be left: an error, or a sentence of our own. */
export type Failure = { error?: unknown; otherwise: string };
export type Wizard = ReturnType<typeof useImportWizard>;

type Look = { asked: string; run: ProspectImport };

const notSent = 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.';

/** Where one stands between a file and the prospects that it holds. */
export function useImportWizard(example: boolean) {
  const { clientId } = useChosenClient();
  const [step, setStep] = useState<Step>('file');
  const [moved, setMoved] = useState(false);
  const [file, setFile] = useState(() => (example ? exampleFile() : null));
  const [settings, setSettings] = useState<Settings>({
    source: 'import',
    mode: 'skip',
    clientId: clientId ?? undefined,
  });
  const [mapping, setMapping] = useState<Mapping>({});
  const [said, setSaid] = useState<Said>({});
  const [look, setLook] = useState<Look | null>(null);
  const [looking, setLooking] = useState<ProspectImport | null>(null);
  const [run, setRun] = useState<ProspectImport | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = useSendProspects();
  const isGone = useIsGone();

  function go(next: Step) {
    setFailure(null);
    setMoved(true);
    setStep(next);
  }

  function choose(chosen: File | null) {
    const problem = chosen && problemOfFile(chosen);
    setFailure(problem ? { otherwise: problem } : null);
    if (problem) return;
    setFile(chosen);
    setMapping({});
    setSaid({});
    setLook(null);
  }

  function correct(corrected: Mapping) {
    setFailure(null);
    setMapping(corrected);
  }

  function tell(more: Said) {
    setFailure(null);
    setSaid({ ...said, ...more });
  }

  async function attempt(act: (chosen: File) => Promise<void>) {
    if (busy || !file) return;
    setBusy(true);
    setFailure(null);
    try {
      await act(file);
    } catch (error) {
      setFailure({ error, otherwise: notSent });
    }
    setLooking(null);
    setBusy(false);
  }

  /** Has the file looked at as it is read now, unless that was done. */
  const lookThenGo = (next: Step) =>
    attempt(async (chosen) => {
      const asked = JSON.stringify([settings, mapping, said]);
      if (look?.asked === asked && look.run.status === 'completed') return go(next);
      const started = await send(chosen, { ...settings, ...said, mapping, dryRun: true });
      settle({ asked, run: await followLook(prospectImports, started, { show: setLooking, isGone }) }, next);
    });

  function settle(ended: Look, next: Step) {
    const { status, columns, message } = ended.run;
    const understood = status === 'completed' || columns.length > 0;
    if (status === 'cancelled') return;
    if (understood) setLook(ended);
    if (status === 'completed' && next === 'check' && look && asksMore(look.run, ended.run)) {
      go('columns');
      return setFailure({
        otherwise:
          'Il reste des questions sur ce fichier, sous la liste des colonnes\u00a0: répondez-y, puis continuez.',
      });
    }
    if (status === 'completed') return go(next);
    // Columns that were not understood are there to be corrected.
    if (understood) go('columns');
    setFailure({ otherwise: message ?? 'Ce fichier n’a pas pu être lu.' });
  }

  const startImport = () =>
    attempt(async (chosen) => {
      setRun(await send(chosen, { ...settings, ...said, mapping, dryRun: false }));
      go('result');
    });

  return {
    ...{ step, moved, file, settings, mapping, said, seen: look?.run ?? null, looking, run, busy, failure },
    ...{ go, choose, setSettings, correct, tell, lookThenGo, startImport },
  };
}

/** Whether a look asks what the one before did not. */
function asksMore(before: ProspectImport, now: ProspectImport): boolean {
  const asked = new Set(before.statuses.map(({ value }) => value));
  const isUnsure = ({ dates }: ProspectImport) => dates !== null && !dates.decided;
  return (isUnsure(now) && !isUnsure(before)) || now.statuses.some(({ value, known }) => !known && !asked.has(value));
}

const readable = /\.(csv|tsv|txt|json|ndjson|jsonl)$/i;

function problemOfFile(file: File): string | null {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(file.name))
    return 'Ce fichier est un classeur. Dans votre tableur, choisissez Enregistrer sous, puis CSV, et importez ce CSV.';
  if (!readable.test(file.name)) return 'Choisissez un fichier .csv, .txt ou .json.';
  if (file.size === 0) return 'Ce fichier est vide. Choisissez-en un autre.';
  return tooLarge(file)
    ? 'Ce fichier dépasse 50\u00a0Mo. Partagez-le en plusieurs, et importez-les l’un après l’autre.'
    : null;
}
