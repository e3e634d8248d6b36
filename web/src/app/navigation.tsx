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
  IconSpeakerphone,
  IconUsers,
  IconVideo,
  IconWebhook,
  IconWriting,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { type PageEntry, signedInPages as pages } from './pages.tsx';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

/** A page in the menu, under its title. */
export type NavigationEntry = { page: PageEntry; icon: Icon };

export const mainEntries: NavigationEntry[] = [
  { page: pages.home, icon: IconHome },
  { page: pages.dashboard, icon: IconLayoutDashboard },
  { page: pages.ads, icon: IconBooks },
  { page: pages.boards, icon: IconLayoutKanban },
  { page: pages.prospects, icon: IconAddressBook },
  { page: pages.personas, icon: IconMasksTheater },
  { page: pages.aiGenerator, icon: IconWriting },
  { page: pages.campaigns, icon: IconSpeakerphone },
  { page: pages.learningImport, icon: IconSchool },
  { page: pages.ugcMarketplace, icon: IconBuildingStore },
  { page: pages.ugcCampaigns, icon: IconVideo },
  { page: pages.analytics, icon: IconChartBar },
  { page: pages.notifications, icon: IconBell },
  { page: pages.webhooks, icon: IconWebhook },
  { page: pages.settings, icon: IconSettings },
];

export const adminEntries: NavigationEntry[] = [
  { page: pages.adminDashboard, icon: IconGauge },
  { page: pages.adminUsers, icon: IconUsers },
  { page: pages.adminPlans, icon: IconListCheck },
  { page: pages.adminPayments, icon: IconCreditCard },
  { page: pages.adminActivity, icon: IconActivity },
  { page: pages.adminSettings, icon: IconAdjustmentsHorizontal },
];
