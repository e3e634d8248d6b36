import { Checkbox, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import { type AdminPlan, getPlanExcess } from '../../../../../shared/admin/plan.contract.ts';
import { noticeDays } from '../../../../../shared/admin/plan.rules.ts';
import type { LimitName } from '../../../../../shared/billing/limits.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { limitText } from './plan-words.ts';

const patienceMs = 300;

type Props = {
  plan: AdminPlan;
  /** What the limits that fall would become. */
  fall: Partial<Record<LimitName, number>>;
  applies: boolean;
  onApplies: (applies: boolean) => void;
};

/** How many workspaces use more than limits that fall, and whether they fall for them too. */
export function PlanExcess({ plan, fall, applies, onApplies }: Props) {
  const [asked] = useDebouncedValue(JSON.stringify(fall), patienceMs);
  const falls = Object.keys(fall).length > 0;
  const { data, error } = useSWR(falls && asked !== '{}' ? [getPlanExcess.operation, plan.code, asked] : null, () =>
    request(getPlanExcess, { params: { code: plan.code }, query: queryOf(JSON.parse(asked)) }),
  );
  if (!falls) return null;
  return (
    <Stack gap="xs" role="group" aria-label="Limites abaissées">
      <Checkbox
        label={`Aussi pour qui l’a déjà, ${noticeDays} jours après l’avoir prévenu par e-mail`}
        checked={applies}
        onChange={({ currentTarget: { checked } }) => onApplies(checked)}
      />
      <div aria-live="polite">
        {error && <Text size="sm">{messageOf(error, 'Les espaces n’ont pas pu être comptés')}</Text>}
        {data?.items.map(({ limit, label, max, over }) => (
          <Text key={limit} size="sm">
            {label}&nbsp;: {formatCount(over, 'espace en utilise', 'espaces en utilisent')} plus que{' '}
            {limitText(limit, max)}, sur {formatCount(data.workspaces, 'espace')} à cette offre.
          </Text>
        ))}
        {data && <Text size="sm">Rien n’est supprimé ni bloqué, sauf ce qu’ils voudraient créer de plus.</Text>}
      </div>
    </Stack>
  );
}

const queryOf = (fall: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(fall).map(([limit, max]) => [limit, String(max)]));
