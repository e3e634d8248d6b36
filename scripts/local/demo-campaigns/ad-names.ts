import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import type { FictionalAd } from '../../../shared/campaigns/example/fiction.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';

const formats: Partial<Record<CampaignPlatform, readonly string[]>> = {
  meta: ['Vidéo', 'Image', 'Carrousel', 'Vidéo', 'Image'],
  tiktok: ['Vidéo'],
  linkedin: ['Image', 'Document', 'Vidéo'],
  google: ['Annonce'],
};
const hooks = ['Témoignage', 'Promesse', 'Avant-après', 'Question', 'Chiffre', 'Coulisses', 'Urgence', 'Liste'];
const people = ['Prospection', 'Similaires', 'Intérêts', 'Reciblage'];

/** Some ads of a campaign, named « Vidéo | Témoignage | V1 »: the first from its first day, the others as it goes on. */
export function adsNamed(seed: string, platform: CampaignPlatform, count: number, days: number): FictionalAd[] {
  const chances = new Seeded(`ads of ${seed}`);
  const said = chances.some(hooks, count);
  const sets = chances.some(people, 2);
  const atStart = Math.ceil(count / 2);
  return said.map((hook, at) => {
    const after = at < atStart ? 0 : Math.round((days * (at - atStart + 1)) / (count - atStart + 1));
    // Some of those from the beginning are taken out when others come.
    const before =
      at > 0 && at < atStart && chances.chance(0.5) ? chances.int(5, Math.max(6, Math.round(days / 3))) : 0;
    return {
      name: `${chances.pick(formats[platform] ?? ['Image'])} | ${hook} | V${1 + (at % 3)}`,
      ...(platform === 'google' ? {} : { adSetName: sets[at % 2] ?? 'Prospection' }),
      after,
      before: days > 40 ? before : 0,
      weight: chances.factor(1.6),
      ctr: chances.factor(1.25),
      ...(chances.chance(0.25) && { tires: chances.int(60, 140) }),
    };
  });
}
