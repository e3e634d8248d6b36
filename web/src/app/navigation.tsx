import {
  IconActivity,
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconBell,
  IconBooks,
  IconBuildingStore,
  IconChartBar,
  IconCreditCard,
  IconGauge,
  IconHome,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconListCheck,
  IconMasksTheater,
  IconSchool,
  IconSettings,
  IconSparkles,
  IconSpeakerphone,
  IconUsers,
  IconVideo,
  IconWebhook,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { paths } from './paths.ts';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

export type NavigationEntry = { label: string; to: string; icon: Icon };

export const mainEntries: NavigationEntry[] = [
  { label: 'Accueil', to: paths.home, icon: IconHome },
  { label: 'Dashboard', to: paths.dashboard, icon: IconLayoutDashboard },
  { label: 'Bibliothèque Annonces', to: paths.ads, icon: IconBooks },
  { label: 'Boards Kanban', to: paths.boards, icon: IconLayoutKanban },
  { label: 'Prospects CRM', to: paths.prospects, icon: IconAddressBook },
  { label: 'Mes Personas', to: paths.personas, icon: IconMasksTheater },
  { label: 'Générateur IA', to: paths.aiGenerator, icon: IconSparkles },
  { label: 'Campagnes', to: paths.campaigns, icon: IconSpeakerphone },
  { label: 'IA Apprentissage', to: paths.learningImport, icon: IconSchool },
  { label: 'UGC Marketplace', to: paths.ugcMarketplace, icon: IconBuildingStore },
  { label: 'Mes Campagnes UGC', to: paths.ugcCampaigns, icon: IconVideo },
  { label: 'Analytics', to: paths.analytics, icon: IconChartBar },
  { label: 'Notifications', to: paths.notifications, icon: IconBell },
  { label: 'Webhooks', to: paths.webhooks, icon: IconWebhook },
  { label: 'Paramètres', to: paths.settings, icon: IconSettings },
];

export const adminEntries: NavigationEntry[] = [
  { label: 'Admin Dashboard', to: paths.adminDashboard, icon: IconGauge },
  { label: 'Utilisateurs', to: paths.adminUsers, icon: IconUsers },
  { label: 'Plans', to: paths.adminPlans, icon: IconListCheck },
  { label: 'Paiements', to: paths.adminPayments, icon: IconCreditCard },
  { label: "Journal d'Activité", to: paths.adminActivity, icon: IconActivity },
  { label: 'Paramètres Système', to: paths.adminSettings, icon: IconAdjustmentsHorizontal },
];
