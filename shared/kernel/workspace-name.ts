import { lineText } from './text.ts';
import { textLimits } from './text-limits.ts';

/** What people call a workspace: as long as a company's name may be. */
export const workspaceName = lineText(textLimits.workspaceName);
