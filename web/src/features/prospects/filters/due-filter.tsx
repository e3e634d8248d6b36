import { Radio } from '@mantine/core';
import { FacetRadio } from '../../../components/facet-choice.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { dueChoices, urlNames } from '../prospects-query.ts';

/** What is to be done by now, or by tonight. */
export function DueFilter() {
  const { params, change } = useUrlState();
  return (
    <Radio.Group
      label="Prochaine action"
      size="sm"
      value={params.get(urlNames.action) ?? ''}
      onChange={(value) => change({ [urlNames.action]: value })}
    >
      <FacetRadio value="" label="Toutes" />
      {Object.entries(dueChoices).map(([value, label]) => (
        <FacetRadio key={value} value={value} label={label} />
      ))}
    </Radio.Group>
  );
}
