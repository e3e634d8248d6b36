import type {
  RestoreTableToPointInTimeCommandInput,
  TagResourceCommandInput,
  UpdateContinuousBackupsCommandInput,
  UpdateTableCommandInput,
  UpdateTimeToLiveCommandInput,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '../../functions/platform/table-shape.ts';
import { tagsOf } from '../../infra/config.ts';
import { keptDays } from '../../shared/kernel/kept-for.ts';
import type { RestoreWish } from './restore-wish.ts';

/** A table, as AWS tells it. */
export type FoundTable = {
  arn: string;
  status: string;
  streams: boolean;
  /** The attribute by which items expire; none while that is off. */
  timeToLive: string | undefined;
  /** For how many days it can be brought back; 0 while that is off. */
  backupDays: number;
  protected: boolean;
  tags: Readonly<Record<string, string>>;
};

export type Call =
  | { name: 'RestoreTableToPointInTime'; input: RestoreTableToPointInTimeCommandInput }
  | { name: 'UpdateTable'; input: UpdateTableCommandInput }
  | { name: 'UpdateTimeToLive'; input: UpdateTimeToLiveCommandInput }
  | { name: 'UpdateContinuousBackups'; input: UpdateContinuousBackupsCommandInput }
  | { name: 'TagResource'; input: TagResourceCommandInput };

/** What is to be done next: one call, to wait, or nothing more. */
export type Next = Call | 'wait' | 'done';

/**
 * A restored table has the items, the indexes, the encryption and the units of the one that it comes from, and nothing else: stream, time to
 * live, its own backups, protection and tags are given again, one after the other, as AWS changes a table. By what is there, so that a run
 * that was cut short goes on.
 */
export function nextStep({ stage, settings, source, target, to }: RestoreWish, found: FoundTable | null): Next {
  const TableName = target;
  if (!found) {
    const units = settings.tableUnits && {
      MaxReadRequestUnits: settings.tableUnits.reads,
      MaxWriteRequestUnits: settings.tableUnits.writes,
    };
    return {
      name: 'RestoreTableToPointInTime',
      input: {
        SourceTableName: source,
        TargetTableName: target,
        RestoreDateTime: to,
        BillingModeOverride: 'PAY_PER_REQUEST',
        ...(units && { OnDemandThroughputOverride: units }),
      },
    };
  }
  if (found.status !== 'ACTIVE') return 'wait';
  // First: it is without protection as long as people may type.
  if (!found.protected) return { name: 'UpdateTable', input: { TableName, DeletionProtectionEnabled: true } };
  if (found.backupDays !== keptDays.backups)
    return {
      name: 'UpdateContinuousBackups',
      input: {
        TableName,
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: keptDays.backups,
        },
      },
    };
  if (!found.streams)
    return {
      name: 'UpdateTable',
      input: { TableName, StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } },
    };
  const wanted = Object.entries(tagsOf(stage));
  if (wanted.some(([name, value]) => found.tags[name] !== value))
    return {
      name: 'TagResource',
      input: { ResourceArn: found.arn, Tags: wanted.map(([Key, Value]) => ({ Key, Value })) },
    };
  // Last: what has expired since goes from here on.
  if (found.timeToLive !== tableShape.timeToLive)
    return {
      name: 'UpdateTimeToLive',
      input: { TableName, TimeToLiveSpecification: { AttributeName: tableShape.timeToLive, Enabled: true } },
    };
  return 'done';
}

/** What to write in the settings of the stage. */
export const settingOf = (name: string, streamLabel: string): string =>
  `restoredTable: { name: '${name}', stream: '${streamLabel}' },`;
