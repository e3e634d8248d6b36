import { paths } from '../../../../../shared/page-paths.ts';
import { aiNames } from '../ai-url.ts';
import type { WritingTool } from '../writing/writing-tools.ts';

/** A tool that opens on a brief. */
export const writingOf = (tool: WritingTool, briefId: string): string =>
  `${paths.aiGenerator}?${aiNames.tool}=${tool}&${aiNames.brief}=${briefId}`;
