import {
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandMeta,
  IconBrandPinterest,
  IconBrandSnapchat,
  IconBrandTiktok,
  IconBrandWindows,
  IconBrandYoutube,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { CampaignPlatform } from '../../../../../shared/campaigns/campaigns.rules.ts';

const marks = {
  meta: IconBrandMeta,
  google: IconBrandGoogle,
  tiktok: IconBrandTiktok,
  linkedin: IconBrandLinkedin,
  snapchat: IconBrandSnapchat,
  pinterest: IconBrandPinterest,
  youtube: IconBrandYoutube,
  microsoft: IconBrandWindows,
  other: IconSpeakerphone,
} satisfies Record<CampaignPlatform, unknown>;

/** By what a platform is known at a glance, beside its name. */
export function PlatformMark({ platform }: { platform: CampaignPlatform }) {
  const Mark = marks[platform];
  return <Mark size={14} stroke={1.8} aria-hidden />;
}
