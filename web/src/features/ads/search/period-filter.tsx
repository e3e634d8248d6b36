import { Stack, TextInput } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { FacetGroup } from './facet.tsx';

/** The days between which the ad ran. */
export function PeriodFilter() {
  const { params, change } = useUrlState();
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    size: 'xs',
    value: params.get(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }, { replace: true }),
  });
  return (
    <FacetGroup name="period" title="Période" closed={!params.has('from') && !params.has('to')}>
      <Stack gap={8}>
        <TextInput label="Diffusée à partir du" {...day('from')} />
        <TextInput label="Et jusqu’au" {...day('to')} />
      </Stack>
    </FacetGroup>
  );
}
