import { allReports } from './read-report.ts';

/** Whether a workspace has reports for a client, exactly as of now. */
export const isReportedFor = async (workspaceId: string, clientId: string): Promise<boolean> =>
  (await allReports(workspaceId)).some((report) => report.clientId === clientId);
