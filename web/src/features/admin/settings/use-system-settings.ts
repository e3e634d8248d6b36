import useSWR from 'swr';
import {
  listSettingChanges,
  listSystemSettings,
  type SettingValue,
  type SystemSetting,
  updateSystemSetting,
} from '../../../../../shared/admin/setting.contract.ts';
import { isConflict } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

const isStopping = ({ key, value }: SystemSetting) => key.startsWith('stop.') && value === true;

/** Null gives a setting back its default. */
export type ChangeSetting = (setting: SystemSetting, value: SettingValue | null, reason?: string) => Promise<void>;

export function useSystemSettings() {
  const { data, error, mutate } = useSWR([listSystemSettings.operation], () => request(listSystemSettings), {
    // What waits grows while something is stopped.
    refreshInterval: (shown) => (shown?.items.some(isStopping) ? 15_000 : 0),
  });

  const change: ChangeSetting = async ({ key, version }, value, reason) => {
    try {
      const { setting } = await request(updateSystemSetting, {
        params: { key },
        body: { value, version, ...(reason && { reason }) },
      });
      await mutate(
        (shown) =>
          shown && { items: shown.items.map((one) => (one.key === key ? { ...setting, waiting: one.waiting } : one)) },
        {
          revalidate: false,
        },
      );
    } catch (refusal) {
      // Someone else has changed it: theirs is shown.
      if (isConflict(refusal)) await mutate();
      throw refusal;
    }
    saySaved();
  };

  return { settings: data?.items, error, reload: () => mutate(), change };
}

/** Who changed a setting, a page after the other; nothing while it is awaited. */
export function useSettingChanges(key: string) {
  const { pages, error, reload, more, readingMore } = usePages([listSettingChanges.operation, key], (cursor) =>
    request(listSettingChanges, { params: { key }, query: { cursor } }),
  );
  return { changes: pages && itemsOf(pages), error, reload, more, reading: readingMore };
}
