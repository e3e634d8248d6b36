import { useRef } from 'react';
import type { DateOrder } from '../../../../../shared/imports/date-order.ts';
import {
  createProspectUpload,
  importProspects,
  type ProspectField,
  type ProspectImport,
} from '../../../../../shared/prospects/imports.contract.ts';
import type { ProspectSource, ProspectStatus } from '../../../../../shared/prospects/prospects.rules.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { contentOfFile, shortName } from '../../../lib/file-to-import.ts';
import { request } from '../../../lib/request.ts';

/** Where the prospects come from, and what becomes of those that are known. */
export type Settings = { source: ProspectSource; mode: ProspectImport['mode'] };
/** What was said of columns, by header; null leaves one out. */
export type Mapping = Record<string, ProspectField | null>;

/** What was said of values: statuses of other tools, dates, numbers without a country. */
export type Said = { statuses?: Record<string, ProspectStatus | null>; dateOrder?: DateOrder; country?: string };

type About = Settings & Said & { mapping: Mapping; dryRun: boolean };
type Sent = { file: File; content: Awaited<ReturnType<typeof contentOfFile>> };

/** Starts runs over a file, which is sent once for all of them. A start that had no answer can be tried again. */
export function useSendProspects() {
  const sent = useRef<Sent | null>(null);

  return async (file: File, { mapping, ...about }: About): Promise<ProspectImport> => {
    const before = sent.current?.file === file ? sent.current.content : null;
    const content = before ?? (await contentOfFile(file, (body) => request(createProspectUpload, { body })));
    sent.current = { file, content };
    const said = Object.keys(mapping).length > 0 ? { mapping } : {};
    const body = { ...about, ...said, name: shortName(file), ...content };
    try {
      return (await request(importProspects, { body })).import;
    } catch (error) {
      // What was sent by its own way may have expired: it is sent again.
      if (error instanceof ApiError) sent.current = null;
      throw error;
    }
  };
}
