import type { CampaignImport, importCampaigns } from '../../../../../shared/campaigns/imports.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { sessionStorageDraft } from '../../../imports/kept-draft.ts';

type Body = RouteInput<typeof importCampaigns>['body'];

/** What a person said of a file. */
export type Answers = Pick<
  Body,
  | 'platform'
  | 'campaignId'
  | 'mapping'
  | 'campaignNames'
  | 'currency'
  | 'dateOrder'
  | 'decimal'
  | 'periodRows'
  | 'clientId'
>;

export const steps = ['fichier', 'lecture', 'campagnes', 'controle'] as const;
export type Step = (typeof steps)[number];

/** A file, and the name under which it can be asked for, for a day. */
export type SentFile = { uploadId: string; name: string; size: number };

/** An import on its way to be started: it survives a reload, and leaving the page. */
export type Draft = {
  file: SentFile | null;
  /** Which one of those that were chosen together it is, and those that come after it. */
  place: number;
  waiting: SentFile[];
  answers: Answers;
  /** The last look at the file, and what was asked with it. */
  lookId: string | null;
  asked: string | null;
  /** The campaigns as the file names them, whatever was joined since. */
  names: CampaignImport['names'];
  /** The import itself, once it is started. */
  runId: string | null;
};

export const noDraft: Draft = {
  ...{ file: null, place: 1, waiting: [] },
  ...{ answers: {}, lookId: null, asked: null, names: [], runId: null },
};

const key = 'campaignImport';

export const { kept: keptDraft, keep: keepDraft } = sessionStorageDraft(key, noDraft);
