import { type RefObject, useEffect, useState } from 'react';
import {
  type CampaignImport,
  createCampaignUpload,
  importCampaigns,
} from '../../../../../shared/campaigns/imports.contract.ts';
import { failureOfLook, useAttempts } from '../../../imports/attempts.ts';
import { sendFile, shortName } from '../../../imports/file-to-import.ts';
import { followLook } from '../../../imports/follow-look.ts';
import { problemOfFiles } from '../../../imports/problem-of-file.ts';
import { useKeptRuns } from '../../../imports/use-kept-runs.ts';
import { request } from '../../../lib/request.ts';
import { useIsGone } from '../../../lib/use-is-gone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import { campaignImports } from './campaign-imports.ts';
import { type Answers, type Draft, keepDraft, keptDraft, noDraft, type SentFile, type Step, steps } from './draft.ts';

export type Wizard = ReturnType<typeof useImportWizard>;

/** Where one stands between a file and the figures that it holds; the step is in the address, the rest in the tab. */
export function useImportWizard(dropped: RefObject<File[]>) {
  const { params, change } = useUrlState();
  const [draft, setDraft] = useState<Draft>(keptDraft);
  const [look, setLook] = useState<CampaignImport | null>(null);
  const [looking, setLooking] = useState<CampaignImport | null>(null);
  const [run, setRun] = useState<CampaignImport | null>(null);
  const { busy, failure, setFailure, attempt } = useAttempts(() => setLooking(null));
  const isGone = useIsGone();
  const asked = steps.find((one) => one === params.get(urlNames.importing)) ?? 'fichier';
  const step: Step = draft.file ? asked : 'fichier';

  useEffect(() => keepDraft(draft), [draft]);
  const onGone = () => setDraft(noDraft);
  useKeptRuns(campaignImports, { ids: keptDraft, showLook: setLook, showRun: setRun, onGone });

  const go = (next: Step) => {
    setFailure(null);
    change({ [urlNames.importing]: next });
  };
  const answer = (more: Answers) => {
    setFailure(null);
    setDraft((now) => ({ ...now, answers: { ...now.answers, ...more } }));
  };

  function choose(files: File[]) {
    setLook(null);
    setRun(null);
    if (files.length === 0) {
      setDraft(noDraft);
      return go('fichier');
    }
    const problem = problemOfFiles(files);
    if (problem) return setFailure({ otherwise: problem });
    void attempt(async () => begin(await sendAll(files), 1));
  }

  /** The first of these files from the first step on; the others wait. */
  async function begin([file, ...waiting]: SentFile[], place: number) {
    if (!file) return;
    const begun: Draft = { ...noDraft, file, place, waiting };
    setLook(null);
    setRun(null);
    setDraft(begun);
    go('fichier');
    await lookAt(begun, 'lecture');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped on the page before, once
  useEffect(() => {
    const files = dropped.current;
    dropped.current = [];
    if (files.length > 0) choose(files);
  }, []);

  const goToNextFile = () => attempt(() => begin(draft.waiting, draft.place + 1));

  /** Has the file looked at as it is read now, unless that was done. */
  const lookThenGo = (next: Step) =>
    attempt(async () => {
      if (look?.status === 'completed' && draft.asked === JSON.stringify(draft.answers)) return go(next);
      await lookAt(draft, next);
    });

  async function lookAt(now: Draft, next: Step) {
    if (!now.file) return;
    const { uploadId, name } = now.file;
    const body = { ...now.answers, uploadId, name, dryRun: true };
    const started = (await request(importCampaigns, { body })).import;
    const ended = await followLook(campaignImports, started, { show: setLooking, isGone });
    if (ended.status === 'cancelled' || isGone()) return;
    const joined = Object.keys(now.answers.campaignNames ?? {}).length > 0;
    setLook(ended);
    setDraft({
      ...now,
      lookId: ended.id,
      asked: JSON.stringify(now.answers),
      names: joined ? now.names : ended.names,
    });
    if (ended.status === 'completed') return go(next);
    // What was not understood is there to be corrected.
    if (ended.columns.length > 0) go('lecture');
    setFailure(failureOfLook(ended));
  }

  const startImport = () =>
    attempt(async () => {
      if (!draft.file) return;
      const { uploadId, name } = draft.file;
      const started = (await request(importCampaigns, { body: { ...draft.answers, uploadId, name, dryRun: false } }))
        .import;
      setRun(started);
      setDraft({ ...draft, runId: started.id });
    });

  return {
    ...{ step, draft, look, looking, run, busy, failure },
    ...{ go, choose, answer, lookThenGo, startImport, goToNextFile },
  };
}

async function sendAll(files: readonly File[]): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  for (const file of files) {
    const { uploadId } = await sendFile(file, (body) => request(createCampaignUpload, { body }));
    sent.push({ uploadId, name: shortName(file), size: file.size });
  }
  return sent;
}
