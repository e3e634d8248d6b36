import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { dashboardDays, dashboardPeriod } from '../../../../../shared/admin/dashboard.rules.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** In the address of the page, as in the lists that its figures open. */
const names = { from: 'du', to: 'au' } as const;

const lengths = [dashboardDays.usual, 90, 365] as const;
const ownDates = 'dates';

export type ChosenDays = ReturnType<typeof chosenDays>;

/** The days that the address names; today is the last of those that it does not. */
export function chosenDays(params: URLSearchParams) {
  const [from, to] = [params.get(names.from) || undefined, params.get(names.to) || undefined];
  return dashboardPeriod({ from, to }, parisDay());
}

/** Which days the figures are of. */
export function PeriodField({ period: { from, to, problem } }: { period: ChosenDays }) {
  const { params, change } = useUrlState();
  const today = parisDay();
  const length = to === today && lengths.find((days) => from === addDays(today, 1 - days));
  const isOwn = !length || params.has(names.to);
  const choose = (value: string) => {
    if (value === ownDates) return change({ [names.from]: from, [names.to]: to });
    const days = Number(value);
    change({ [names.from]: days === dashboardDays.usual ? null : addDays(today, 1 - days), [names.to]: null });
  };
  const day = (name: string, label: string, value: string) => (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null }, { replace: true })}
    />
  );
  return (
    <div>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Période"
          data={[
            ...lengths.map((days) => ({ value: String(days), label: `${days} derniers jours` })),
            { value: ownDates, label: 'Mes dates' },
          ]}
          value={isOwn ? ownDates : String(length)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {isOwn && day(names.from, 'Du', from)}
        {isOwn && day(names.to, 'Au', to)}
      </Group>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {problem.message}
        </Text>
      )}
    </div>
  );
}
