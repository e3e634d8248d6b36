import type { Part } from './analysis.ts';
import type { Asked } from './call-to-action.ts';
import type { Copy } from './read-copy.ts';
import { callToActionPart, compliancePart, platformPart } from './score-form.ts';
import { hookPart } from './score-hook.ts';
import type { Measured } from './score-part.ts';
import { benefitPart, clarityPart, proofPart } from './score-substance.ts';

/** The seven parts, whose points add up to the score. */
export const partsOf = (copy: Copy, measured: Measured, asked: readonly Asked[]): Part[] => [
  hookPart(copy, measured.hook),
  clarityPart(measured),
  benefitPart(copy, measured),
  proofPart(measured),
  callToActionPart(copy, measured, asked),
  platformPart(copy, measured),
  compliancePart(measured),
];
