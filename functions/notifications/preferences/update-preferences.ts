import type { ParsedInput } from '../../../shared/kernel/route.ts';
import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import { alwaysTold } from '../../../shared/notifications/preferences.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { changedPreferences } from '../core/changed-preferences.ts';
import { allKinds } from '../core/news-of.ts';
import { choiceOf, NotificationPreferences, type PreferencesItem } from '../core/preferences.entity.ts';
import { shownPreferences } from './shown-preferences.ts';

type Body = ParsedInput<typeof preferences.updatePreferences>['body'];

/** What is not said stays as it is. */
export const handler = defineHandler(preferences.updatePreferences, async ({ actor, body }) => {
  const { workspaceId, userId } = actor;
  const { data: before } = await NotificationPreferences.get({ workspaceId, userId }).go({ consistent: true });
  if ((before?.version ?? 0) !== body.version) throw new AppError('conflict');
  const { after, operation } = changedPreferences(actor, before, {
    types: await typesAfter(before, body.types ?? []),
    ...(body.digest && { digest: body.digest }),
    ...(body.quietHours !== undefined && { quietHours: body.quietHours ?? undefined }),
  });
  await write([operation]);
  return { preferences: await shownPreferences(actor, after) };
});

/** With what is chosen now. Of a required type nothing is: it cannot be off, nor wait. */
async function typesAfter(
  before: PreferencesItem | null,
  asked: NonNullable<Body['types']>,
): Promise<PreferencesItem['types']> {
  const kinds = new Map((await allKinds()).map(({ type, kind }) => [type as string, { type, kind }]));
  const after = new Map((before?.types ?? []).map((one) => [one.type, one]));
  for (const [at, { type: name, inApp, email }] of asked.entries()) {
    const known = kinds.get(name);
    if (!known) throw invalidField(`types.${at}.type`, 'Type de notification inconnu');
    const { type, kind } = known;
    if (kind.required && inApp === false) throw invalidField(`types.${at}.inApp`, alwaysTold);
    if (kind.required && email && email !== 'now') throw invalidField(`types.${at}.email`, alwaysTold);
    if (kind.required) continue;
    const now = after.get(type) ?? choiceOf(before, type, kind);
    after.set(type, { type, inApp: inApp ?? now.inApp, email: email ?? now.email });
  }
  return [...after.values()].filter(({ type }) => kinds.has(type));
}
