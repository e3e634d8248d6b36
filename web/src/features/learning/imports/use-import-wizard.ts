import { useEffect, useState } from 'react';
import {
  createResultUpload,
  importResults,
  type LearningImport,
} from '../../../../../shared/learning/imports.contract.ts';
import { sendFile, shortName } from '../../../imports/file-to-import.ts';
import { followLook } from '../../../imports/follow-look.ts';
import { problemOfFiles } from '../../../imports/problem-of-file.ts';
import { request } from '../../../lib/request.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { type Answers, type Draft, keepDraft, keptDraft, noDraft, type Step, steps } from './draft.ts';
import { resultImports } from './result-imports.ts';

/** Why a step could not be left: an error, or a sentence of our own; it may ask what the file does not tell. */
export type Failure = { error?: unknown; otherwise: string; asks?: boolean };
export type Wizard = ReturnType<typeof useImportWizard>;

const notSent = 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.';

/** Where one stands between a file and the ads that it holds; the step is in the address, the rest in the tab. */
export function useImportWizard() {
  const { params, change } = useUrlState();
  const [draft, setDraft] = useState<Draft>(keptDraft);
  const [look, setLook] = useState<LearningImport | null>(null);
  const [looking, setLooking] = useState<LearningImport | null>(null);
  const [run, setRun] = useState<LearningImport | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isGone = useIsGone();
  const asked = steps.find((one) => one === params.get(learningNames.step)) ?? 'fichier';
  const step: Step = draft.file ? asked : 'fichier';
  useEffect(() => keepDraft(draft), [draft]);
  useKeptRuns(setLook, setRun, () => setDraft(noDraft));

  const go = (next: Step) => {
    setFailure(null);
    change({ [learningNames.step]: next });
  };
  const answer = (more: Answers) => {
    setFailure(null);
    setDraft((now) => ({ ...now, answers: { ...now.answers, ...more } }));
  };

  async function attempt(act: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure({ error, otherwise: notSent });
    }
    setLooking(null);
    setBusy(false);
  }

  function choose(file: File | null) {
    setLook(null);
    setRun(null);
    if (!file) {
      setDraft(noDraft);
      return go('fichier');
    }
    const problem = problemOfFiles([file]);
    if (problem) return setFailure({ otherwise: problem });
    void attempt(async () => {
      const { uploadId } = await sendFile(file, (body) => request(createResultUpload, { body }));
      const begun: Draft = { ...noDraft, file: { uploadId, name: shortName(file), size: file.size } };
      setDraft(begun);
      await lookAt(begun, 'colonnes');
    });
  }

  /** Has the file looked at as it is read now, unless that was done. */
  const lookThenGo = (next: Step) =>
    attempt(async () => {
      if (look?.status === 'completed' && draft.asked === JSON.stringify(draft.answers)) return go(next);
      await lookAt(draft, next);
    });

  async function lookAt(now: Draft, next: Step) {
    if (!now.file) return;
    const { uploadId, name } = now.file;
    const started = (await request(importResults, { body: { ...now.answers, uploadId, name, dryRun: true } })).import;
    const ended = await followLook(resultImports, started, { show: setLooking, isGone });
    if (ended.status === 'cancelled' || isGone()) return;
    setLook(ended);
    setDraft({ ...now, lookId: ended.id, asked: JSON.stringify(now.answers) });
    if (ended.status === 'completed') return go(next);
    // What was not understood is there to be corrected.
    if (ended.columns.length > 0) go('colonnes');
    setFailure(failureOf(ended));
  }

  const startImport = () =>
    attempt(async () => {
      if (!draft.file) return;
      const { uploadId, name } = draft.file;
      const started = (await request(importResults, { body: { ...draft.answers, uploadId, name, dryRun: false } }))
        .import;
      setRun(started);
      setDraft({ ...draft, runId: started.id });
    });

  return {
    ...{ step, draft, look, looking, run, busy, failure },
    ...{ go, choose, answer, lookThenGo, startImport },
  };
}

/** None where the file only has to be answered: its step asks. */
function failureOf({ columns, questions, message }: LearningImport): Failure | null {
  if (columns.length > 0 && questions.length > 0) return null;
  return { otherwise: message ?? 'Ce fichier n’a pas pu être lu.' };
}

type Show = (run: LearningImport) => void;

/** Reads again what was looked at, and started, before the page was left. */
function useKeptRuns(showLook: Show, showRun: Show, onGone: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const { lookId, runId } = keptDraft();
    const read = (id: string | null, show: Show) => id && resultImports.read(id).then(show, onGone);
    void read(lookId, showLook);
    void read(runId, showRun);
  }, []);
}
