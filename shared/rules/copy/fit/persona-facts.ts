import type { Address } from '../french/conjugate.ts';

/** What is known of whoever a text is written for: nothing of any one person. */
export type PersonaFacts = {
  id: string;
  name: string;
  goals: readonly string[];
  pains: readonly string[];
  objections: readonly { objection: string; answer?: string | undefined }[];
  vocabulary: readonly string[];
  /** Words that put them off. */
  avoid: readonly string[];
  register: Address | null;
  /** Platforms of ads. */
  channels: readonly string[];
};
