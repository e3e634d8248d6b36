import type { DateOrder } from '../../../../../shared/imports/date-order.ts';
import {
  createProspectUpload,
  type ImportTarget,
  importProspects,
  type ProspectImport,
} from '../../../../../shared/prospects/imports.contract.ts';
import type { ProspectSource, ProspectStatus } from '../../../../../shared/prospects/prospects.rules.ts';
import { shortName } from '../../../imports/file-to-import.ts';
import { useSentFile } from '../../../imports/use-sent-file.ts';
import { request } from '../../../lib/request.ts';

/** Where the prospects come from, and what becomes of those that are known. */
export type Settings = {
  source: ProspectSource;
  mode: ProspectImport['mode'];
  /** Whose the new ones are, and for which client, where their line does not say it. */
  ownerId?: string | undefined;
  clientId?: string | undefined;
};
/** What was said of columns, by header; null leaves one out. */
export type Mapping = Record<string, ImportTarget | null>;

/** What was said of values: statuses of other tools, dates, numbers without a country. */
export type Said = { statuses?: Record<string, ProspectStatus | null>; dateOrder?: DateOrder; country?: string };

type About = Settings & Said & { mapping: Mapping; dryRun: boolean };

/** Starts runs over a file. A start that had no answer can be tried again. */
export function useSendProspects() {
  const withFile = useSentFile((body) => request(createProspectUpload, { body }));

  return (file: File, { mapping, ...about }: About): Promise<ProspectImport> =>
    withFile(file, async (content) => {
      const said = Object.keys(mapping).length > 0 ? { mapping } : {};
      const body = { ...about, ...said, name: shortName(file), ...content };
      return (await request(importProspects, { body })).import;
    });
}
