import type { ProspectField } from '../../../shared/prospects/fields.contract.ts';
import type { StoredField } from '../core/prospect-fields.entity.ts';

export const shownField = (field: StoredField): ProspectField => ({
  id: field.id,
  name: field.name,
  type: field.type,
  choices: field.choices,
  createdAt: field.createdAt,
  updatedAt: field.updatedAt,
  version: field.version,
});
