const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Who made words, each with what IPTC calls it. */
export const provenanceKinds = {
  /** Put together by rules from one's own facts. */
  composed: `${iptc}algorithmicMedia`,
  ai_generated: `${iptc}trainedAlgorithmicMedia`,
  /** By a model, then changed by a person. */
  ai_assisted: `${iptc}compositeWithTrainedAlgorithmicMedia`,
} as const;

/** Who made a text: rules, a model, or a model and a person. */
export const kindOf = ({ engine, edited }: { engine: string; edited: boolean }): keyof typeof provenanceKinds =>
  engine === 'integre' ? 'composed' : edited ? 'ai_assisted' : 'ai_generated';

/** The most characters of a manifest. */
export const longestManifest = 1_000;
