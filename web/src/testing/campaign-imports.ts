import type { CampaignImport } from '../../../shared/campaigns/imports.contract.ts';

const moment = '2026-11-20T10:00:00.000Z';

/** A look at a file that has nothing left to ask. */
export const aCampaignImport = (changes: Partial<CampaignImport> = {}): CampaignImport => ({
  id: 'cim_1',
  label: 'mai.csv',
  kind: 'performance',
  dryRun: true,
  status: 'completed',
  received: 4,
  created: 3,
  updated: 0,
  skipped: 0,
  rejected: [],
  rejectedCount: 0,
  progress: 1,
  message: null,
  finishedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  version: 2,
  platform: 'meta',
  campaignId: null,
  connectionId: null,
  campaigns: { created: 2, matched: 0, overLimit: 0 },
  from: '2026-05-01',
  to: '2026-05-31',
  ignored: 1,
  layout: { encoding: 'utf-8', separator: ';', decimal: ',', dateOrder: 'dmy', headerLine: 3 },
  warnings: [{ code: 'not_measured', text: 'Le fichier ne donne pas le chiffre d’affaires' }],
  questions: [],
  columns: [
    { header: 'Jour', field: 'date', sample: '01/05/2026' },
    { header: 'Coût', field: 'spend', sample: '12,50' },
    { header: 'Campagne', field: 'campaign', sample: 'Été' },
  ],
  names: ['Data Analytics', 'Data Anlytics'].map((name, at, all) => ({
    ...{ name, externalId: null, lines: 2, spend: 20, campaignId: null, campaignName: null },
    near: [all[1 - at] ?? ''],
  })),
  sums: [{ currency: 'EUR', lines: 4, counts: { spend: 3106.05 } }],
  fileTotal: { spend: 3106.05 },
  refusedSpend: null,
  ...changes,
});
