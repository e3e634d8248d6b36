import type { Import } from '../ads/imports.contract.ts';
import { changedExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import { fieldNames, lineProblems } from './messages.ts';
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
    { line: 14, reason: lineProblems.startMissing },
    { line: 57, reason: lineProblems.textMissing },
  ],
  rejectedCount: 2,
  progress: 1,
  message: null,
  remarks: [{ line: 31, reason: lineProblems.keptWithout(lineProblems.unreadable(fieldNames.spend, 'voir devis')) }],
  remarkedCount: 1,
  ignoredColumns: ['Notes internes'],
  dates: { order: 'dmy', decided: true },
  finishedAt: changedExample.updatedAt,
  ...changedExample,
};

export const eventExamples: EventExamples<typeof imports> = {
  'import.completed': { import: imported },
};
