import { Anchor, Group } from '@mantine/core';
import { documents } from '../../../../shared/page-paths.ts';

const links = [
  [documents.terms, 'Conditions d’utilisation'],
  [documents.sales, 'Conditions de vente'],
  [documents.processing, 'Sous-traitance des données'],
  [documents.privacy, 'Confidentialité'],
  [documents.notice, 'Mentions légales'],
] as const;

/** What was agreed to, under the settings. */
export const LegalLinks = () => (
  <Group component="nav" aria-label="Informations légales" gap="md" mt={48}>
    {links.map(([href, label]) => (
      <Anchor key={href} href={href} target="_blank" rel="noopener" size="sm" c="dimmed">
        {label}
      </Anchor>
    ))}
  </Group>
);
