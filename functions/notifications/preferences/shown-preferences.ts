import type { Preferences } from '../../../shared/notifications/preferences.contract.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { categoryOfType } from '../core/category-of.ts';
import { allKinds } from '../core/news-of.ts';
import { choiceOf, digestOf, type PreferencesItem } from '../core/preferences.entity.ts';
import { permissionsToKnow } from '../core/told-to.ts';

/** What someone may be told of in the workspace, and what holds for each. */
export async function shownPreferences(
  { permissions }: Pick<Actor, 'permissions'>,
  stored: PreferencesItem | null,
): Promise<Preferences> {
  const kinds = (await allKinds()).filter(({ type }) => {
    const needed = permissionsToKnow({ type, entityId: '' });
    return needed.length === 0 || needed.some((permission) => permissions.has(permission));
  });
  return {
    types: kinds.map(({ type, kind }) => {
      const { inApp, email } = choiceOf(stored, type, kind);
      const { label, required = false } = kind;
      return { type, label, category: categoryOfType(type), required, inApp, email };
    }),
    digest: digestOf(stored),
    quietHours: stored?.quietHours ?? null,
    version: stored?.version ?? 0,
  };
}
