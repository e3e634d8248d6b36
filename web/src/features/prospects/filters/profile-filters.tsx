import { Button } from '@mantine/core';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { companySizes, jobLevels } from '../../../../../shared/prospects/prospects.rules.ts';
import { toggled } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

const profile: { name: string; label: string; values: Readonly<Record<string, string>> }[] = [
  { name: 'industry', label: 'Secteur', values: industries },
  { name: 'jobLevel', label: 'Fonction', values: jobLevels },
  { name: 'companySize', label: 'Taille', values: companySizes },
  { name: 'country', label: 'Pays', values: {} },
];

/** What an address asks for of what prospects do and where, as a persona leads to it: each can be taken away. */
export function ProfileFilters() {
  const { params, change } = useUrlState();
  return profile.flatMap(({ name, label, values }) =>
    params
      .getAll(name)
      .map((value) => (
        <Button
          key={`${name} ${value}`}
          variant="default"
          size="xs"
          onClick={() => change(toggled(params, name, value))}
        >{`${label}\u00a0: ${nameOf(values, value)}, retirer ce filtre`}</Button>
      )),
  );
}

const nameOf = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;
