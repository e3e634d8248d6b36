import type { ComponentType } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { later } from '../../lib/later.tsx';
import type { Load } from '../../lib/lazy-page.tsx';
import { ProfileSection } from './profile-section.tsx';

type Section = {
  /** In the address, `?onglet=`. */
  slug: string;
  label: string;
  /** How wide it is at most, in pixels. */
  width: number;
  Section: ComponentType;
};

const fetched = (load: Load) => later(load, <PageSpinner />);

/** The sections of the settings: what is of the person, then what is of the workspace. */
export const sectionGroups: { label: string; sections: Section[] }[] = [
  {
    label: 'Mon compte',
    sections: [
      { slug: 'profil', label: 'Profil', width: 1080, Section: ProfileSection },
      {
        slug: 'securite',
        label: 'Sécurité',
        width: 860,
        Section: fetched(async () => (await import('./security/security-section.tsx')).SecuritySection),
      },
      {
        slug: 'notifications',
        label: 'Notifications',
        width: 1080,
        Section: fetched(async () => (await import('./notifications/notifications-section.tsx')).NotificationsSection),
      },
      {
        slug: 'donnees',
        label: 'Mes données',
        width: 1080,
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
        width: 1080,
        Section: fetched(async () => (await import('./workspace-section.tsx')).WorkspaceSection),
      },
      {
        slug: 'equipe',
        label: 'Équipe',
        width: 1200,
        Section: fetched(async () => (await import('./team/team-section.tsx')).TeamSection),
      },
      {
        slug: 'facturation',
        label: 'Offre et facturation',
        width: 1080,
        Section: fetched(async () => (await import('./offer/offer-section.tsx')).OfferSection),
      },
      {
        slug: 'clients',
        label: 'Clients',
        width: 1200,
        Section: fetched(async () => (await import('./clients/clients-section.tsx')).ClientsSection),
      },
      {
        slug: 'connexions',
        label: 'Connexions',
        width: 1080,
        Section: fetched(async () => (await import('./connections-section.tsx')).ConnectionsSection),
      },
      {
        slug: 'cles-api',
        label: 'Clés d’API',
        width: 1080,
        Section: fetched(async () => (await import('./api-keys/api-keys-section.tsx')).ApiKeysSection),
      },
      {
        slug: 'journal',
        label: 'Journal',
        width: 1200,
        Section: fetched(async () => (await import('./journal/journal-section.tsx')).JournalSection),
      },
    ],
  },
];
