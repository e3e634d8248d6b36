import { useEffect, useState } from 'react';
import {
  createResultUpload,
  importResults,
  type LearningImport,
} from '../../../../../shared/learning/imports.contract.ts';
import { failureOfLook, useAttempts } from '../../../imports/attempts.ts';
import { sendFile, shortName } from '../../../imports/file-to-import.ts';
import { followLook } from '../../../imports/follow-look.ts';
import { problemOfFiles } from '../../../imports/problem-of-file.ts';
import { useKeptRuns } from '../../../imports/use-kept-runs.ts';
import { request } from '../../../lib/request.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { type Answers, type Draft, keepDraft, keptDraft, noDraft, type Step, steps } from './draft.ts';
import { resultImports } from './result-imports.ts';

export type Wizard = ReturnType<typeof useImportWizard>;

/** Where one stands between a file and the ads that it holds; the step is in the address, the rest in the tab. */
export function useImportWizard() {
  const { params, change } = useUrlState();
  const [draft, setDraft] = useState<Draft>(keptDraft);
  const [look, setLook] = useState<LearningImport | null>(null);
  const [looking, setLooking] = useState<LearningImport | null>(null);
  const [run, setRun] = useState<LearningImport | null>(null);
  const { busy, failure, setFailure, attempt } = useAttempts(() => setLooking(null));
  const isGone = useIsGone();
  const asked = steps.find((one) => one === params.get(learningNames.step)) ?? 'fichier';
  const step: Step = draft.file ? asked : 'fichier';
  useEffect(() => keepDraft(draft), [draft]);
  const onGone = () => setDraft(noDraft);
  useKeptRuns(resultImports, { ids: keptDraft, showLook: setLook, showRun: setRun, onGone });

  const go = (next: Step) => {
    setFailure(null);
    change({ [learningNames.step]: next });
  };
  const answer = (more: Answers) => {
    setFailure(null);
    setDraft((now) => ({ ...now, answers: { ...now.answers, ...more } }));
  };

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
    setFailure(failureOfLook(ended));
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
