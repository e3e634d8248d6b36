import type { ExportScope } from '../../../shared/settings/exports.rules.ts';
import type { ExportedFiles, ExportedThing, ExportedWord } from '../../platform/exported.ts';

/** What each word gives to archives, by the door that gives it. */
const words: readonly (() => Promise<{ exported: ExportedWord }>)[] = [
  () => import('../core/exported.door.ts'),
  () => import('../../auth/core/exported.door.ts'),
  () => import('../../team/core/exported.door.ts'),
  () => import('../../clients/core/exported.door.ts'),
  () => import('../../prospects/core/exported.door.ts'),
  () => import('../../boards/core/exported.door.ts'),
  () => import('../../ads/core/exported.door.ts'),
  () => import('../../campaigns/core/exported.door.ts'),
  () => import('../../analytics/core/exported.door.ts'),
  () => import('../../personas/core/exported.door.ts'),
  () => import('../../ai/core/exported.door.ts'),
  () => import('../../learning/core/exported.door.ts'),
  () => import('../../ugc/core/exported.door.ts'),
  () => import('../../webhooks/core/exported.door.ts'),
  () => import('../../pixel/core/exported.door.ts'),
  () => import('../../billing/core/exported.door.ts'),
  () => import('../../dashboard/dashboard/exported.door.ts'),
  () => import('../../notifications/core/exported.door.ts'),
  () => import('../../journal/activity/exported.door.ts'),
];

/** All that an archive holds, in the order in which it is written. */
export async function exportedIn(
  scope: ExportScope,
): Promise<{ things: readonly ExportedThing[]; files: readonly ExportedFiles[] }> {
  const all = await Promise.all(words.map((word) => word()));
  return {
    things: all.flatMap(({ exported }) => exported[scope] ?? []),
    files: scope === 'workspace' ? all.flatMap(({ exported }) => exported.files ?? []) : [],
  };
}
