import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { boardColors } from '../boards/boards.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { clearableText, email, lineText, optionalLine, optionalText } from '../kernel/text.ts';
import { clearable, optional, website } from '../prospects/field-schemas.ts';
import { clientLimits, clientProblems } from './clients.rules.ts';
import { readSiren, readVatNumber } from './siren.ts';

const read = (reading: (text: string) => string | null, problem: string) =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const value = reading(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    });

const legal = z.strictObject({
  legalName: optionalLine(200),
  siren: optional(read(readSiren, clientProblems.siren)),
  vatNumber: optional(read(readVatNumber, clientProblems.vatNumber)),
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
