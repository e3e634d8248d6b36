import useSWR from 'swr';
import type { AlertRule } from '../../../../../shared/campaigns/alert-rule.ts';
import { getAlertRules, updateAlertRules } from '../../../../../shared/campaigns/alerts.contract.ts';
import { request } from '../../../lib/request.ts';

/** A rule as it is written: one that is new has no id yet. */
export type RuleDraft = Omit<AlertRule, 'id'> & { id?: string };

/** The rules of the workspace, and their writing: whole, over the version that is shown. */
export function useRules() {
  const { data, error, mutate } = useSWR(getAlertRules.operation, () => request(getAlertRules));

  async function write(rules: RuleDraft[]): Promise<void> {
    if (!data) return;
    try {
      const { rehearsal: _, ...written } = await request(updateAlertRules, { body: { rules, version: data.version } });
      await mutate(written, { revalidate: false });
    } catch (refusal) {
      await mutate();
      throw refusal;
    }
  }

  return { rules: data?.rules, version: data?.version ?? 0, error, reload: () => mutate(), write };
}

/** How many alerts a rule would have raised in the last ninety days. */
export function useRehearsal(draft: RuleDraft | null, version: number) {
  const { name: _, id: __, ...said } = draft ?? {};
  return useSWR(
    draft && ['rehearsal', JSON.stringify(said), version],
    async () => {
      if (!draft) return 0;
      const { id: ___, ...rule } = draft;
      const body = { rules: [{ ...rule, name: rule.name || 'Essai' }], version, dryRun: true };
      return (await request(updateAlertRules, { body })).rehearsal[0]?.times ?? 0;
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
