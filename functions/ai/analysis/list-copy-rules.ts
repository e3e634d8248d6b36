import { listCopyRules } from '../../../shared/ai/analysis.contract.ts';
import { complianceRules } from '../../../shared/rules/copy/compliance.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

/** What texts are held against: data, with the day for which it was read. */
export const handler = defineHandler(listCopyRules, async () => ({
  items: complianceRules.map(({ code, label, severity, reference, asOf, explanation }) => ({
    ...{ code, label, severity, reference, asOf, explanation },
  })),
}));
