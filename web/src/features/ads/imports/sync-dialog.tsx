import { Anchor, Button, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { syncAds } from '../../../../../shared/ads/imports.contract.ts';
import { longestSearchTerms, metaPageId, nothingToSync } from '../../../../../shared/ads/sync.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { getMetaIntegration } from '../../../../../shared/settings/meta-integration.contract.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { countryName } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';

type Props = { onClose: () => void; onStarted: () => void };

/** Reads the Meta Ad Library with the token of the workspace. */
export function SyncDialog({ onClose, onStarted }: Props) {
  const { data, error, mutate } = useSWR(getMetaIntegration.operation, () => request(getMetaIntegration));
  return (
    <Dialog onClose={onClose} size="md" title="Synchroniser depuis Meta">
      {error && !data && <LoadFailure what="La connexion à Meta" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={220} role="status" aria-label="Chargement" />}
      {data && !data.integration.connected && <NotConnected />}
      {data?.integration.connected && <SyncForm onStarted={onStarted} />}
    </Dialog>
  );
}

function NotConnected() {
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        Il faut un jeton d’accès pour lire la bibliothèque publicitaire de Meta. Enregistrez le vôtre dans les
        Paramètres&nbsp;: il y reste chiffré, et ne sert qu’à lire les annonces.
      </Text>
      <Button component={Link} to={`${paths.settings}?onglet=connexions`}>
        Enregistrer mon jeton
      </Button>
      <Anchor
        href="https://www.facebook.com/ads/library/api/"
        target="_blank"
        rel="noopener noreferrer nofollow"
        size="sm"
      >
        Obtenir un jeton sur facebook.com
      </Anchor>
    </Stack>
  );
}

/** The countries for which Meta discloses commercial ads: the European Union and the United Kingdom. */
// biome-ignore format: one list, one line
const countries = ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK']
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'fr'));

function SyncForm({ onStarted }: { onStarted: () => void }) {
  const { busy, message, form, input, values } = useForm({
    start: { country: 'FR', searchTerms: '', pageIds: '', since: '' },
    otherwise: 'La synchronisation n’a pas pu commencer',
    check: ({ searchTerms, pageIds }) => ({
      searchTerms: searchTerms.trim() || pageIds.trim() ? null : nothingToSync,
      pageIds: idsOf(pageIds).every((id) => metaPageId.test(id)) ? null : 'Des identifiants de page, en chiffres',
    }),
    act: async ({ country, searchTerms, pageIds, since }) => {
      const ids = idsOf(pageIds);
      const words = searchTerms.trim();
      const body = { country, ...(words && { searchTerms: words }), ...(ids.length > 0 && { pageIds: ids }) };
      await request(syncAds, { body: { ...body, ...(since && { since }) } });
      onStarted();
    },
  });
  const { onChange: onCountry, error: countryError } = input('country');
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <NativeSelect
          label="Pays de diffusion"
          name="country"
          size="md"
          value={values.country}
          error={countryError}
          onChange={onCountry}
          data={countries}
        />
        <TextInput
          label="Mots"
          description="Tous doivent figurer dans l’annonce."
          maxLength={longestSearchTerms}
          {...input('searchTerms')}
        />
        <TextInput
          label="Pages"
          description="Les identifiants Meta des pages, séparés par des virgules, dix au plus."
          inputMode="numeric"
          {...input('pageIds')}
        />
        <TextInput label="Diffusées depuis le, optionnel" type="date" {...input('since')} />
      </Stack>
      <DialogFoot>
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? 'Demande en cours...' : 'Synchroniser'}
        </Button>
      </DialogFoot>
    </form>
  );
}

const idsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
