import type { Address } from '../french/conjugate.ts';

/** What people say of what they sell: the only source of what is written for them, with what their brand may claim. */
export type Brief = {
  /** As one says it, « le logiciel Planif ». */
  product: string;
  shortName?: string | undefined;
  description?: string | undefined;
  industry?: string | undefined;
  objective?: string | undefined;
  audience?: string | undefined;
  benefits?: readonly string[] | undefined;
  features?: readonly string[] | undefined;
  pains?: readonly string[] | undefined;
  proofs?: readonly (string | { text: string; source?: string | undefined })[] | undefined;
  objections?: readonly { objection: string; answer?: string | undefined }[] | undefined;
  offer?: string | undefined;
  price?: string | undefined;
  /** The day on which the offer ends, `2026-12-31`. */
  deadline?: string | undefined;
  isNew?: boolean | undefined;
  /** Meta's code of the button. */
  callToAction?: string | undefined;
  url?: string | undefined;
  register?: Address | undefined;
  keywords?: readonly string[] | undefined;
  mustInclude?: readonly string[] | undefined;
  banned?: readonly string[] | undefined;
  mentions?: readonly string[] | undefined;
  /** Shown to people, never a source of text. */
  notes?: string | undefined;
};

/** What a brand brings to all its briefs. */
export type BrandFacts = {
  id: string;
  name?: string;
  register?: Address | null;
  claims?: readonly { id: string; text: string; source: string; validUntil: string | null }[];
  banned?: readonly string[];
  competitors?: readonly string[];
  mentions?: readonly string[];
};
