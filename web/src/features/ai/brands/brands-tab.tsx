import { ActionIcon, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Brand } from '../../../../../shared/ai/brand.ts';
import { createBrand, deleteBrand, getBrand, updateBrand } from '../../../../../shared/ai/brands.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSaveEdit } from '../../../lib/use-save-edit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { BackToList } from '../fields/back-to-list.tsx';
import { FormSkeleton } from '../fields/form-skeleton.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandList } from './brand-list.tsx';
import { type BrandValues, brandBody, newBrandValues, valuesOfBrand } from './brand-values.ts';
import { useBrand, useKeepBrand } from './use-brands.ts';

/** All brands, or the one that the address names. */
export function BrandsTab() {
  const id = useUrlState().params.get(aiNames.brand);
  if (id === null) return <BrandList />;
  return id === isNew ? <NewBrand /> : <OpenBrand key={id} id={id} />;
}

function NewBrand() {
  const { change } = useUrlState();
  const keep = useKeepBrand();
  const may = useMay();
  useNamePage('Nouvelle marque');
  async function save(values: BrandValues) {
    const { brand } = await request(createBrand, { body: brandBody(values) });
    await keep(brand);
    saySaved();
    change({ [aiNames.brand]: brand.id }, { replace: true });
  }
  return (
    <Stack gap="md">
      <BackToList name={aiNames.brand} label="Toutes les marques" />
      <BrandForm start={newBrandValues} brandId={undefined} mayWrite={may('ai:write')} onSave={save} />
    </Stack>
  );
}

function OpenBrand({ id }: { id: string }) {
  const { data, error, mutate } = useBrand(id);
  useNamePage(data?.brand.name ?? null);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackToList name={aiNames.brand} label="Toutes les marques" />
        {data && <BrandMenu brand={data.brand} />}
      </Group>
      {error && <LoadFailure what="Les marques" error={error} onRetry={() => mutate()} />}
      {!data && !error && <FormSkeleton />}
      {data && <Edited key={data.brand.id} brand={data.brand} />}
    </Stack>
  );
}

/** The form as it was opened. */
function Edited({ brand }: { brand: Brand }) {
  const keep = useKeepBrand();
  const may = useMay();
  const params = { id: brand.id };
  const save = useSaveEdit(brand, {
    bodyOf: (kept: Brand) => brandBody(valuesOfBrand(kept)),
    put: async (body) => (await request(updateBrand, { params, body })).brand,
    read: async () => (await request(getBrand, { params })).brand,
    keep,
  });
  return (
    <BrandForm
      start={valuesOfBrand(brand)}
      brandId={brand.id}
      mayWrite={may('ai:write')}
      onSave={(values) => save(brandBody(values))}
    />
  );
}

function BrandMenu({ brand: { id, name } }: { brand: Brand }) {
  const { change } = useUrlState();
  const [leaving, setLeaving] = useState(false);
  const may = useMay();
  if (!may('ai:delete')) return null;
  return (
    <>
      <ActMenu
        target={
          <ActionIcon variant="default" size={36} aria-label={`Actions sur ${name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setLeaving(true)}>
          Supprimer
        </Menu.Item>
      </ActMenu>
      {leaving && (
        <ConfirmDialog
          title={`Supprimer «\u00a0${name}\u00a0»\u202f?`}
          keep="Garder la marque"
          act="Supprimer"
          acting="Suppression..."
          otherwise="La marque n’a pas pu être supprimée"
          onAct={() => request(deleteBrand, { params: { id } })}
          onDone={() => change({ [aiNames.brand]: null })}
          onClose={() => setLeaving(false)}
        >
          <Text size="sm">
            Sa voix, ses mots et son registre d’allégations disparaissent pour de bon. Ses briefs et ce qui a été fait
            pour elle restent.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
