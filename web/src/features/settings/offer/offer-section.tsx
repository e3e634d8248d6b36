import { Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useProfile } from '../../../lib/use-profile.ts';
import { SettingCard } from '../setting-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { DetailsToRead } from './details-to-read.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { OfferCard } from './offer-card.tsx';
import { UsageMeters } from './usage-meters.tsx';
import { useBilling } from './use-billing.ts';

/** What the workspace pays for, what it uses of it, and who is billed. */
export function OfferSection() {
  const user = useProfile().data?.user;
  const mayRead = user?.permissions.includes('billing:read');
  const { billing, error, reload, read, change } = useBilling(mayRead);
  if (user && !mayRead)
    return <Text>Vous n’avez pas accès à la facturation de cet espace. Demandez à l’un de ses propriétaires.</Text>;
  if (error && !billing) return <LoadFailure what="La facturation" error={error} onRetry={reload} />;
  if (!user || !billing) return <OfferSkeleton />;
  const manages = user.permissions.includes('billing:manage');
  return (
    <Stack gap="md">
      <OfferCard billing={billing} manages={manages} acts={{ change, read }} />
      <SettingCard
        id="utilisation"
        title="Utilisation"
        about="Au-delà d’une limite, rien n’est perdu ni masqué&nbsp;: seul l’ajout est bloqué."
      >
        <UsageMeters usage={billing.usage} />
      </SettingCard>
      <SettingCard
        id="facturation"
        title="Qui est facturé"
        about="Ces informations paraîtront sur vos factures. Le taux de TVA dépend de l’adresse et du numéro de TVA."
      >
        {manages ? <DetailsForm billing={billing} onRead={read} /> : <DetailsToRead billing={billing} />}
      </SettingCard>
      <SettingCard
        id="factures"
        title="Factures"
        about="Réclame fabrique le fichier de la facture électronique (Factur-X), mais ne le transmet à aucune plateforme agréée. Téléchargez-le, déposez-le sur votre plateforme, puis indiquez ici son état."
      >
        <InvoiceList manages={manages} />
      </SettingCard>
    </Stack>
  );
}

const OfferSkeleton = () => (
  <Stack gap="md" role="status" aria-label="Chargement de la facturation">
    <Skeleton height={170} radius="xl" />
    <Skeleton height={330} radius="xl" />
    <Skeleton height={420} radius="xl" />
  </Stack>
);
