/** What can be written, by the name in the address. */
export const writingTools = {
  variations: 'Variations',
  script: 'Script vidéo',
  textes: 'Textes par plateforme',
} as const;
export type WritingTool = keyof typeof writingTools;

export const isWritingTool = (tool: string | null): tool is WritingTool =>
  tool !== null && Object.hasOwn(writingTools, tool);
