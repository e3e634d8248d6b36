/** How much a brand and a brief hold; a brand stays far from the 400 KB of an item. */
export const brandLimits = {
  name: 100,
  address: 300,
  description: 2_000,
  tones: 5,
  tone: 40,
  vocabulary: 50,
  banned: 100,
  word: 60,
  mentions: 5,
  mention: 300,
  claims: 50,
  claim: 200,
  source: 200,
  competitors: 20,
  competitor: 80,
  samples: 10,
  sample: 1_000,
  /** Texts that a voice is measured on. */
  fewestTexts: 3,
  mostTexts: 30,
};

export const briefLimits = {
  briefs: 2_000,
  name: 100,
  product: 120,
  shortName: 25,
  description: 2_000,
  audience: 120,
  text: 200,
  benefits: 8,
  features: 8,
  pains: 6,
  proofs: 8,
  objections: 6,
  callToAction: 60,
  keywords: 10,
  mustInclude: 5,
  banned: 30,
  mentions: 3,
  notes: 2_000,
};

export const brandProblems = { address: 'Indiquez une adresse web, comme https://exemple.fr' };

/** Whether what someone claims may still be said: until its last day, and that day too. */
export const isValidClaim = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil === null || validUntil >= today;
