import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import { dataView } from './data-view.ts';
import { identityView } from './identity-view.ts';
import { profileView } from './profile-view.ts';
import type { View } from './view.ts';

/** The view that the address names; null of none, which is the first one. */
export async function otherView(
  hash: string,
  creator: SpaceCreator,
  onGone: (title: string, words: string) => void,
): Promise<View | null> {
  const keep = (): void => {};
  if (hash === 'profil') return profileView(creator, keep);
  if (hash === 'identite') return identityView(creator, keep);
  if (hash === 'donnees') return dataView(onGone);
  return null;
}
