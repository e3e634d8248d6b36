type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a record is one of Meta's `ads_archive`, old (`ad_creative_body`) or new (`ad_creative_bodies`). */
export const isArchiveAd = (record: Fields): boolean =>
  ['ad_delivery_start_time', 'ad_snapshot_url', 'ad_creative_body', 'ad_creative_bodies'].some(
    (field) => field in record,
  );

const deepest = 3;

/** The values of a record under their paths; a figure with a lower bound has an upper one, an open one when it is not there. */
export function flatEntries(record: Fields, path = '', depth = 1): [string, unknown][] {
  return Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (!isRecord(value) || depth === deepest || Object.keys(value).length === 0) return [[path + key, value]];
    const open = 'lower' in value && !('upper' in value) ? { upper: null } : {};
    const unbound = 'lower_bound' in value && !('upper_bound' in value) ? { upper_bound: null } : {};
    return flatEntries({ ...value, ...open, ...unbound }, `${path}${key}.`, depth + 1);
  });
}
