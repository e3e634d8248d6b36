import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { Alert, type AlertItem } from './alert.entity.ts';

/** Over the very alert that was read: people's edits and changes of state raise its version. */
export const replaceAlert = (before: AlertItem, after: AlertItem): Operation =>
  put(
    Alert.put(after).where(({ version }, { eq }) => eq(version, before.version)),
    changedMeanwhile,
  );
