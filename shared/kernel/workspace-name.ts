import { lineText } from './text.ts';

/** What people call a workspace: as long as a company's name may be. */
export const workspaceName = lineText(150);
