import * as z from 'zod';
import { brandLimits, brandProblems } from './brands.rules.ts';

/** An address of the web that may be missing, null clears it; `https` is meant where no scheme is said. */
export const webAddress = z
  .string()
  .trim()
  .max(brandLimits.address)
  .nullish()
  .transform((said, context) => {
    if (said === undefined) return undefined;
    if (!said) return null;
    const address = /^[a-z][a-z\d+.-]*:/i.test(said) ? said : `https://${said}`;
    if (/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+/i.test(address) && URL.canParse(address)) return address;
    context.addIssue({ code: 'custom', message: brandProblems.address, input: said });
    return z.NEVER;
  });
