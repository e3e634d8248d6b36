import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../platform/db/client.ts';

export type RejectedLine = { line: number; reason: string };

/** Lines that a report can tell; more are only counted. */
export const reportedLines = 20_000;
/** Of what is told of a line, in characters: a report goes out in one answer, of 6 MB at most (AWS Lambda). */
export const longestReason = 240;

/** Lines that one step of an import refused, written with the step so that none is lost nor told twice. */
export const RejectedLines = defineEntity({
  model: { service: 'reclame', entity: 'rejectedLines', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    /** How many records came before the step, so that steps sort. */
    stepKey: { type: 'string', required: true },
    lines: { type: CustomAttributeType<RejectedLine[]>('any'), required: true },
  },
  indexes: {
    byImport: {
      pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
      sk: { field: 'sk', composite: ['stepKey'], casing: 'none' },
    },
  },
});

export const stepKey = (received: number) => String(received).padStart(12, '0');
