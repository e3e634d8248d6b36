import useSWR from 'swr';
import { createExport, type DataExport, listExports } from '../../../../../shared/settings/exports.contract.ts';
import type { ExportScope } from '../../../../../shared/settings/exports.rules.ts';
import { request } from '../../../lib/request.ts';

const whileMadeMs = 3_000;
/** Before the addresses to fetch them from are too old. */
const whileKeptMs = 10 * 60_000;

export const isUnderWay = ({ status }: DataExport): boolean => status === 'queued' || status === 'running';

/** The archives that one has asked for, and how to ask for another. */
export function useExports() {
  const { data, error, mutate } = useSWR(listExports.operation, () => request(listExports), {
    refreshInterval: (list) => (list?.items.some(isUnderWay) ? whileMadeMs : whileKeptMs),
  });
  const ask = (scope: ExportScope) => request(createExport, { body: { scope } }).finally(() => mutate());
  return { items: data?.items, error, reload: () => mutate(), ask };
}
