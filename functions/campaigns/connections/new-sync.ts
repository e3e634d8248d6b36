import type { Period } from '../../../shared/rules/periods.ts';
import type { NewRun } from '../../imports/start-run.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { CampaignImportItem } from '../imports/campaign-import.entity.ts';
import type { ConnectionItem } from './connection.entity.ts';

/** A run that reads some days of an ad account; `operations` stand in the transaction that makes it. */
export const newSync = (
  { connectionId, accountName }: Pick<ConnectionItem, 'connectionId' | 'accountName'>,
  { from, to }: Period,
  operations: Operation[],
): NewRun<CampaignImportItem> => ({
  label: accountName,
  dryRun: false,
  said: { platform: 'meta', periodRows: 'refuse' },
  connectionId,
  campaigns: { created: 0, matched: 0, overLimit: 0 },
  from,
  to,
  operations,
});
