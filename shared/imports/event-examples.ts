import type { Import } from '../ads/imports.contract.ts';
import { adFieldNames, adLineProblems } from '../ads/imports.messages.ts';
import { changedExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { imports } from './word.ts';

const imported: Import = {
  id: 'imp_01K53YB0D2F4H6K8M0P2R4T6V8',
  kind: 'file',
  label: 'annonces.csv',
  source: 'import',
  status: 'completed',
  received: 120,
  created: 96,
  updated: 20,
  skipped: 2,
  rejected: [
    { line: 14, reason: adLineProblems.startMissing },
    { line: 57, reason: adLineProblems.textMissing },
  ],
  rejectedCount: 2,
  progress: 1,
  message: null,
  remarks: [
    { line: 31, reason: adLineProblems.keptWithout(adLineProblems.unreadable(adFieldNames.spend, 'voir devis')) },
  ],
  remarkedCount: 1,
  ignoredColumns: ['Notes internes'],
  dates: { order: 'dmy', decided: true },
  finishedAt: changedExample.updatedAt,
  ...changedExample,
};

export const eventExamples: EventExamples<typeof imports> = {
  'import.completed': { import: imported },
};
