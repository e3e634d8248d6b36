import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { MetaSection } from './meta-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { SettingCard } from './setting-card.tsx';

/** The services of others that the workspace has connected; those that stand elsewhere are named. */
export function ConnectionsSection() {
  return (
    <Stack gap="md">
      <MetaSection />
      <ModelsSection />
      <SettingCard id="connexions-ailleurs" title="Autres connexions" about="Elles se règlent sur leur propre page.">
        <Stack component="ul" gap="xs" m={0} pl="1.125rem" fz="sm">
          <li>
            <Anchor component={Link} to={paths.connections} inherit>
              Comptes publicitaires Meta
            </Anchor>
            , dont les chiffres sont lus chaque nuit
          </li>
          <li>
            <Anchor component={Link} to={`${paths.webhooks}?onglet=pixel`} inherit>
              Pixel Meta
            </Anchor>
            , pour y envoyer vos conversions
          </li>
          <li>
            <Anchor component={Link} to={paths.webhooks} inherit>
              Webhooks
            </Anchor>
            , pour prévenir vos autres outils
          </li>
        </Stack>
      </SettingCard>
    </Stack>
  );
}
