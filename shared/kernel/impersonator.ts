import * as z from 'zod';

/** What the support may do under someone's name: look, or change things too. */
export const impersonationModes = ['read', 'write'] as const;
export type ImpersonationMode = (typeof impersonationModes)[number];

/** What a bearer says that it is of, unproven: enough to refuse. */
export const saidMode = (bearer: string): ImpersonationMode | undefined =>
  impersonationModes.find((mode) => bearer.startsWith(bearerStart(mode)));

/** No other bearer begins so. */
export const bearerStart = (mode: ImpersonationMode) => `imp_${mode}_`;

/** How long it lasts; nothing renews it. */
export const impersonationMinutes = 30;

/** Who of the support sees Réclame as someone, and until when. */
export const Impersonator = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(impersonationModes),
  until: z.string(),
});
export type Impersonator = z.infer<typeof Impersonator>;
