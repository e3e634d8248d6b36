import { useState } from 'react';
import { type CustomField, type CustomValues, customFromText } from '../../../../../shared/prospects/custom-fields.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';
import type { ProspectEdit } from '../prospect-values.ts';
import { customText, textProblem } from './custom-text.ts';
import { useCustomFields } from './use-custom-fields.ts';

export type CustomTexts = ReturnType<typeof useCustomTexts>;

/** What stands in the fields of the workspace in a form that began with these values. */
export function useCustomTexts(before: CustomValues) {
  const { fields } = useCustomFields();
  const [written, setWritten] = useState<Record<string, string>>({});
  const startOf = ({ id }: CustomField) => customText(before[id]);
  const textOf = (field: CustomField) => written[field.id] ?? startOf(field);
  const changed = () => fields.filter((field) => textOf(field).trim() !== startOf(field).trim());
  return {
    fields,
    startOf,
    textOf,
    write: (id: string, text: string) => setWritten((latest) => ({ ...latest, [id]: text })),
    checks: (): FieldChecks =>
      Object.fromEntries(
        fields.map((field) => [`custom.${field.id}`, textProblem(field, textOf(field), startOf(field))]),
      ),
    /** What was changed, and that alone. */
    edit(): Pick<ProspectEdit, 'custom'> {
      const those = changed().map((field) => {
        const text = textOf(field);
        return [field.id, text.trim() === '' ? null : customFromText(field, text)];
      });
      return those.length > 0 ? { custom: Object.fromEntries(those) } : {};
    },
  };
}
