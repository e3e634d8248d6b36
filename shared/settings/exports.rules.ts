/** Of what an export is: all of the workspace, or what is of one person. */
export const exportScopes = ['workspace', 'account'] as const;
export type ExportScope = (typeof exportScopes)[number];

/** How many begin in the twenty-four hours that follow one. */
export const exportsADay = 3;

/** How many of each scope a list shows. */
export const mostShownExports = 10;
