import * as z from 'zod';

export type Field = { name: string; type: string; required: boolean; notes: string[] };

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields of a schema, one line each, those of a part under the name of the part: `user.plan.code`, `items[].id`. */
export function schemaFields(schema: z.ZodType, io: 'input' | 'output'): Field[] {
  return objectFields(z.toJSONSchema(schema, { io }), '');
}

/** What a schema is when it has no fields, in French. */
export function schemaType(schema: z.ZodType, io: 'input' | 'output'): string {
  return typeOf(z.toJSONSchema(schema, { io }));
}

function objectFields(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const part = asSchema(value);
    const name = `${prefix}${key}`;
    const field = { name, type: typeOf(part), required: schema.required?.includes(key) ?? false, notes: notes(part) };
    return [field, ...partFields(part, name)];
  });
}

function partFields(schema: Schema, name: string): Field[] {
  const kept = withoutNull(schema);
  if (kept.type === 'array') return partFields(itemOf(kept), `${name}[]`);
  return objectFields(kept, `${name}.`);
}

const typeNames: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  boolean: 'booléen',
  object: 'objet',
  null: 'null',
};

const formatNames: Record<string, string> = {
  email: 'adresse e-mail',
  'date-time': 'date et heure',
  date: 'date',
  uri: 'adresse web',
};

function typeOf(schema: Schema): string {
  const { anyOf, enum: values, const: only, type, format } = schema;
  if (anyOf) return [...new Set(anyOf.map((option) => typeOf(asSchema(option))))].join(' ou ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (type === 'array') return `liste de\u00a0: ${typeOf(itemOf(schema))}`;
  if (format && format in formatNames) return formatNames[format] ?? 'texte';
  return [type]
    .flat()
    .map((name) => typeNames[String(name)] ?? 'au choix')
    .join(' ou ');
}

const count = new Intl.NumberFormat('fr-FR');

function notes(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, default: initial } = withoutNull(schema);
  return [
    minLength !== undefined && minLength > 0 && `au moins ${plural(minLength, 'caractère')}`,
    maxLength !== undefined && `au plus ${plural(maxLength, 'caractère')}`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `au moins ${count.format(minimum)}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `au plus ${count.format(maximum)}`,
    minItems !== undefined && minItems > 0 && `au moins ${plural(minItems, 'élément')}`,
    maxItems !== undefined && `au plus ${plural(maxItems, 'élément')}`,
    initial !== undefined && `par défaut ${JSON.stringify(initial)}`,
  ].filter((note) => note !== false);
}

const plural = (amount: number, noun: string) => `${count.format(amount)} ${noun}${amount > 1 ? 's' : ''}`;

function withoutNull(schema: Schema): Schema {
  const options = schema.anyOf?.map(asSchema).filter((option) => option.type !== 'null');
  return options?.length === 1 && options[0] ? { ...schema, ...options[0] } : schema;
}

function itemOf({ items }: Schema): Schema {
  return items && !Array.isArray(items) ? asSchema(items) : {};
}

const asSchema = (value: Schema | boolean): Schema => (typeof value === 'boolean' ? {} : value);
