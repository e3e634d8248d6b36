import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { campaignLimits } from '../../../../../shared/ugc/campaign.rules.ts';
import { forbiddenSectorText, isForbiddenSector, sectorNotice } from '../../../../../shared/ugc/sectors.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import { type StepProps, textField } from './step-fields.ts';

const BrandDrawer = lazy(async () => ({ default: (await import('../brands/brand-drawer.tsx')).BrandDrawer }));

/** Who signs, and what for: by it the legal threshold is counted. */
export function BrandStep(props: StepProps) {
  const { campaign, values, problems, onChoose } = props;
  const { brandId } = values.choices;
  const [opened, setOpened] = useState<'new' | 'chosen' | null>(null);
  const brands = useUgcBrands().data ?? [];
  const brand = brands.find(({ id }) => id === brandId);
  const text = textField(props);
  const notice = sectorNotice(brand?.sector);
  const close = () => setOpened(null);
  return (
    <>
      <NativeSelect
        label="Annonceur"
        required
        name="brandId"
        disabled={campaign?.frozen === true}
        error={problems.brandId}
        data={[
          { value: '', label: 'À choisir' },
          ...brands
            .filter(({ id, archived }) => id === brandId || !archived)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={brandId}
        onChange={({ currentTarget }) => onChoose({ brandId: currentTarget.value })}
      />
      {brand && !brand.complete && (
        <Text size="sm" role="status">
          Son identité légale est à compléter avant de publier.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setOpened('chosen')}>
            La compléter
          </Button>
        </Text>
      )}
      {isForbiddenSector(brand?.sector) && (
        <Text size="sm" role="status" c="accent">
          {forbiddenSectorText}
        </Text>
      )}
      {notice && (
        <Text size="sm" role="status" c="dimmed">
          {notice}
        </Text>
      )}
      {!campaign?.frozen && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setOpened('new')}>
          Nouvel annonceur
        </Button>
      )}
      <TextInput
        label="Nom de la campagne"
        description="Pour votre équipe."
        required
        maxLength={campaignLimits.name}
        {...text('name')}
      />
      <TextInput
        label="Objectif promotionnel"
        description="« Lancement du sérum » : ce que vous payez pour un même objectif, à un même créateur, se cumule dans l’année."
        maxLength={campaignLimits.objective}
        {...text('objective')}
      />
      {opened && (
        <Suspense>
          <BrandDrawer
            brand={opened === 'chosen' ? (brand ?? null) : null}
            onDone={({ id }) => {
              onChoose({ brandId: id });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
