import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { boardColors } from '../boards/boards.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { siren, vatNumber } from '../kernel/legal-numbers.ts';
import { clearable, clearableText, email, lineText, optional, optionalLine, optionalText } from '../kernel/text.ts';
import { website } from '../prospects/field-schemas.ts';
import { clientLimits } from './clients.rules.ts';

const legal = z.strictObject({
  legalName: optionalLine(200),
  siren: optional(siren),
  vatNumber: optional(vatNumber),
  address: optionalText(500),
  signatoryName: optionalLine(100),
});

const contact = z.strictObject({ name: lineText(100), email: optional(email), role: optionalLine(100) });

/** A data URL of a PNG or a JPEG, which the server reads; or, to keep it, the address that it has. */
const logo = z.string();

const always = {
  color: z.enum(boardColors).optional(),
  contacts: z.array(contact).max(clientLimits.contacts).optional(),
};

/** What is said of a new client. */
export const newClientFields = {
  name: lineText(100),
  logoUrl: optional(logo),
  website: optional(website),
  industry: optional(z.enum(keysOf(industries))),
  legal: legal.nullish(),
  notes: optionalText(clientLimits.notes),
  ...always,
};

/** The same in an edit: what is missing stays, `''` and `null` clear. A legal identity is replaced whole. */
export const editedClientFields = {
  name: lineText(100).optional(),
  logoUrl: clearable(logo),
  website: clearable(website),
  industry: clearable(z.enum(keysOf(industries))),
  legal: legal.nullish(),
  notes: clearableText(clientLimits.notes),
  archived: z.boolean().optional(),
  ...always,
};
