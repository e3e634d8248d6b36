import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { UgcBrand } from '../../../../../shared/ugc/brand.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { editOf } from '../../../lib/edit-of.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useForm } from '../../../lib/use-form.ts';
import { BrandFields } from './brand-fields.tsx';
import { bodyOf, checksOf, textsOf } from './brand-values.ts';
import { useBrandActs } from './use-brands.ts';

type Props = {
  /** Null to make one. */
  brand: UgcBrand | null;
  onDone: (brand: UgcBrand) => void;
  onClose: () => void;
};

/** An advertiser, made or completed. */
export function BrandDrawer({ brand, onDone, onClose }: Props) {
  useFocusReturn();
  const acts = useBrandActs();
  const [start] = useState(() => textsOf(brand));
  const { busy, message, problems, values, input, form } = useForm({
    start,
    check: checksOf,
    otherwise: 'L’annonceur n’a pas pu être enregistré',
    act: async () => {
      const body = bodyOf(values);
      const kept = brand ? await acts.edit(brand, editOf(bodyOf(start), body)) : await acts.create(body);
      saySaved();
      onDone(kept);
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={560}
      title={brand ? brand.name : 'Nouvel annonceur'}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm" c="dimmed">
            Cette identité figure dans les bons de commande et les contrats. Un annonceur est aussi un client de votre
            espace&nbsp;: ce que vous écrivez ici se lit chez lui.
          </Text>
          <BrandFields {...{ input, values, problems }} />
          <Group gap="sm">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : brand ? 'Enregistrer' : 'Créer l’annonceur'}
            </Button>
            <Button variant="default" onClick={onClose}>
              Fermer
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}
