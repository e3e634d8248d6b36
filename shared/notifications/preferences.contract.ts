import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import type { NotificationType } from '../words.ts';
import { notificationCategories } from './notifications.rules.ts';
import { digestFrequencies, emailChoices } from './preferences.rules.ts';

const route = routes('notifications/preferences');

const hour = z.int().min(0).max(23);
const email = z.enum(emailChoices);
const digest = z.strictObject({ frequency: z.enum(digestFrequencies), hour, weekday: z.int().min(1).max(7) });
const quietHours = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, 'Le début et la fin doivent être différents');

const TypePreference = z.object({
  /** One of those that the words say. */
  type: z.string() as unknown as z.ZodType<NotificationType>,
  label: z.string(),
  category: z.enum(keysOf(notificationCategories)),
  /** It cannot be off. */
  required: z.boolean(),
  inApp: z.boolean(),
  email,
});
export type TypePreference = z.infer<typeof TypePreference>;

const Preferences = z.object({
  types: z.array(TypePreference),
  /** In Paris time. */
  digest,
  quietHours: quietHours.nullable(),
  /** Nought until something is chosen. */
  version: z.int().min(0),
});
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = route({
  operation: 'getPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  auth: 'notifications:read',
  summary: 'Ce dont vous voulez être prévenu dans cet espace, et comment',
  output: z.object({ preferences: Preferences }),
});

export const updatePreferences = route({
  operation: 'updatePreferences',
  method: 'PUT',
  path: '/api/notifications/preferences',
  auth: 'notifications:write',
  summary: 'Choisir ce dont vous voulez être prévenu dans cet espace, et comment',
  body: z.strictObject({
    types: z
      .array(z.strictObject({ type: z.string().max(60), inApp: z.boolean().optional(), email: email.optional() }))
      .max(100)
      .optional(),
    digest: digest.optional(),
    quietHours: quietHours.nullable().optional(),
    version: z.int().min(0),
  }),
  output: z.object({ preferences: Preferences }),
  errors: ['conflict'],
});
