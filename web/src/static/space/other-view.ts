import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import type { Moved } from './acts.ts';
import { campaignView } from './campaign-view.ts';
import { collaborationView } from './collaboration-view.ts';
import { dataView } from './data-view.ts';
import { identityView } from './identity-view.ts';
import { profileView } from './profile-view.ts';
import type { View } from './view.ts';

type Ends = { gone: (title: string, words: string) => void; moved: Moved };

/** The view that the address names; null of none, which is the first one. */
export async function otherView(hash: string, creator: SpaceCreator, { gone, moved }: Ends): Promise<View | null> {
  const keep = (): void => {};
  if (hash === 'profil') return profileView(creator, keep);
  if (hash === 'identite') return identityView(creator, keep);
  if (hash === 'donnees') return dataView(gone);
  const [kind = '', id = ''] = hash.split('=');
  if (kind === 'collaboration' && id) return collaborationView(id, moved);
  if (kind === 'campaign' && id) return campaignView(id, moved);
  return null;
}
