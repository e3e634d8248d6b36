/** What can be written, by the name in the address. */
export const writingTools = {
  variations: 'Variations',
  script: 'Script vidéo',
  textes: 'Textes par plateforme',
} as const;
export type WritingTool = keyof typeof writingTools;

/** As the API calls them. */
export const toolOf = {
  variations: 'generate_variations',
  script: 'generate_script',
  textes: 'generate_platform_copy',
} as const satisfies Record<WritingTool, string>;

export const isWritingTool = (tool: string | null): tool is WritingTool =>
  tool !== null && Object.hasOwn(writingTools, tool);
