import { NativeSelect } from '@mantine/core';
import { adPlatforms } from '../../../../shared/ads/ads.rules.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { learningNames } from './learning-url.ts';
import { useBrandNames } from './use-brand-names.ts';

/** The platform that figures are of; its name in the address is said there. */
export function PlatformSelect() {
  const { params, change } = useUrlState();
  return (
    <NativeSelect
      aria-label="Plateforme"
      size="sm"
      value={params.get(learningNames.platform) ?? ''}
      data={[
        { value: '', label: 'Toutes les plateformes' },
        ...Object.entries(adPlatforms).map(([value, label]) => ({ value, label })),
      ]}
      onChange={({ currentTarget: { value } }) => change({ [learningNames.platform]: value })}
    />
  );
}

/** The brand whose imports count; nothing where there is none to choose. */
export function BrandSelect() {
  const { params, change } = useUrlState();
  const brands = useBrandNames();
  const chosen = params.get(learningNames.brand) ?? '';
  if (brands.length === 0 && !chosen) return null;
  const known = !chosen || brands.some(({ id }) => id === chosen);
  return (
    <NativeSelect
      aria-label="Marque"
      size="sm"
      value={chosen}
      data={[
        { value: '', label: 'Toutes les marques' },
        ...brands.map(({ id, name }) => ({ value: id, label: name })),
        ...(known ? [] : [{ value: chosen, label: 'Marque supprimée' }]),
      ]}
      onChange={({ currentTarget: { value } }) => change({ [learningNames.brand]: value })}
    />
  );
}
