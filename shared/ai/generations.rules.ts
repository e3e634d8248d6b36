/** What is kept of what the generator did, and for how long. */
export const generationLimits = {
  title: 120,
  note: 2_000,
  reason: 200,
  excerpt: 200,
  /** Bytes of the output, as JSON. */
  output: 150_000,
  rejected: 20,
  /** Of one item, changed at once. */
  editedTexts: 10,
  /** Days; favourites are kept as long as they are ones. */
  kept: 400,
  seed: 2 ** 31 - 1,
  /** Calls of the tools in a minute, of a workspace. */
  callsPerMinute: 60,
};

/** How long a deleted generation can be brought back. */
export const restoreSeconds = 30;

export const aiTools = {
  analyze_ad: 'Analyse d’annonce',
  analyze_competitor: 'Analyse de concurrent',
  generate_script: 'Script vidéo',
  generate_variations: 'Variations',
  analyze_landing_page: 'Analyse de page',
  generate_platform_copy: 'Textes par plateforme',
} as const;
export type AiTool = keyof typeof aiTools;

/** What may write; `auto` takes the first of them that can. */
export const aiEngines = {
  integre: 'Moteur intégré',
  bedrock: 'Bedrock',
  'openai-compatible': 'Votre modèle',
} as const;
export type AiEngine = keyof typeof aiEngines;
