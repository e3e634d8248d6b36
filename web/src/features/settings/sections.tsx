import type { ComponentType } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { later } from '../../lib/later.tsx';
import type { Load } from '../../lib/lazy-page.tsx';
import { ProfileSection } from './profile-section.tsx';

type Section = {
  /** In the address, `?onglet=`. */
  slug: string;
  label: string;
  Section: ComponentType;
};

const fetched = (load: Load) => later(load, <PageSpinner />);

/** The sections of the settings: what is of the person, then what is of the workspace. */
export const sectionGroups: { label: string; sections: Section[] }[] = [
  {
    label: 'Mon compte',
    sections: [
      { slug: 'profil', label: 'Profil', Section: ProfileSection },
      {
        slug: 'securite',
        label: 'Sécurité',
        Section: fetched(async () => (await import('./security/security-section.tsx')).SecuritySection),
      },
      {
        slug: 'notifications',
        label: 'Notifications',
        Section: fetched(async () => (await import('./notifications/notifications-section.tsx')).NotificationsSection),
      },
      {
        slug: 'donnees',
        label: 'Mes données',
        Section: fetched(async () => (await import('./data/data-section.tsx')).DataSection),
      },
    ],
  },
  {
    label: 'Espace',
    sections: [
      {
        slug: 'general',
        label: 'Général',
        Section: fetched(async () => (await import('./workspace-section.tsx')).WorkspaceSection),
      },
      {
        slug: 'equipe',
        label: 'Équipe',
        Section: fetched(async () => (await import('./team/team-section.tsx')).TeamSection),
      },
      {
        slug: 'facturation',
        label: 'Offre et facturation',
        Section: fetched(async () => (await import('./offer/offer-section.tsx')).OfferSection),
      },
      {
        slug: 'clients',
        label: 'Clients',
        Section: fetched(async () => (await import('./clients/clients-section.tsx')).ClientsSection),
      },
      {
        slug: 'connexions',
        label: 'Connexions',
        Section: fetched(async () => (await import('./connections-section.tsx')).ConnectionsSection),
      },
      {
        slug: 'cles-api',
        label: 'Clés d’API',
        Section: fetched(async () => (await import('./api-keys/api-keys-section.tsx')).ApiKeysSection),
      },
      {
        slug: 'journal',
        label: 'Journal',
        Section: fetched(async () => (await import('./journal/journal-section.tsx')).JournalSection),
      },
    ],
  },
];
