import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import type { importResults } from '../../../../../shared/learning/imports.contract.ts';
import { sessionStorageDraft } from '../../../imports/kept-draft.ts';

type Body = RouteInput<typeof importResults>['body'];
/** What a person said of a file. */
export type Answers = Pick<Body, 'platform' | 'brandId' | 'mapping' | 'currency' | 'dateOrder' | 'decimal'>;

export const steps = ['fichier', 'colonnes', 'controle'] as const;
export type Step = (typeof steps)[number];

/** An import on its way to be started: it survives a reload, and leaving the page. */
export type Draft = {
  /** A file, and the name under which it can be asked for, for a day. */
  file: { uploadId: string; name: string; size: number } | null;
  answers: Answers;
  /** The last look at the file, and what was asked with it. */
  lookId: string | null;
  asked: string | null;
  /** The import itself, once it is started. */
  runId: string | null;
};

export const noDraft: Draft = { file: null, answers: {}, lookId: null, asked: null, runId: null };

const key = 'resultImport';

export const { kept: keptDraft, keep: keepDraft } = sessionStorageDraft(key, noDraft);
