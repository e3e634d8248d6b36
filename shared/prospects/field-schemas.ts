import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam } from '../kernel/query.ts';
import { readSiret } from '../kernel/siret.ts';
import { clearable, clearableText, email, lineText, optional, optionalText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { invalidSiret } from '../kernel/validation-messages.ts';
import type { Field } from './field.ts';
import { fields, type NamesWith, namesWith } from './fields.ts';
import { currencyCode, namableDays, prospectLimits } from './prospects.rules.ts';

const isNamable = (at: string) => at >= namableDays.first && at.slice(0, 10) <= namableDays.last;

/** A moment that a person of today may name. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine(isNamable, 'Date hors limites')
  .transform((at) => new Date(at).toISOString());

export const day = Day.refine(isNamable, 'Date hors limites');

/** Euros, or another currency's units, to the cent. */
const money = z
  .number()
  .min(0)
  .max(prospectLimits.value)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Deux décimales au plus');

const currency = z.string().regex(currencyCode, 'Code de devise attendu');

/** An address of the web, with or without its scheme; no other scheme is one. */
export const website = z
  .string()
  .trim()
  .max(fields.website.max)
  .regex(
    /^((https?:\/\/)?[^\s:/?#@\p{C}]+\.[^\s:/?#@\p{C}]+(:\d{1,5})?([/?#][^\s\p{C}]*)?)?$/iu,
    'Adresse web invalide',
  );

/** Digits and what people put between them; whether a phone has it is for the server to say. */
const phone = z
  .string()
  .trim()
  .max(fields.phone.max)
  .regex(/^[\d\s+().\-/\u00a0\u202f]*$/, 'Téléphone invalide');

const siret = z
  .string()
  .max(40)
  .transform((text, context) => {
    const value = readSiret(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: invalidSiret, input: text });
    return z.NEVER;
  });

export const tag = lineText(textLimits.tag);
const tags = z.array(tag).max(prospectLimits.tags);

/** The id of another thing of the workspace; whether there is one is for the server to say. */
export const reference = z.string().trim().min(1).max(60);

/** Filters by members and clients: their ids, `none` for prospects without, and of members `me` for who asks. */
export const ownership = {
  ownerId: listParam(reference).optional(),
  clientId: listParam(reference).optional(),
};

/** What a field may be given, at a creation and in an edit, and how it is shown. This one may be missing, and be cleared. */
const clearables = <T extends z.ZodType, S extends z.ZodType>(schema: T, shown: S) => ({
  create: optional(schema),
  edit: clearable(schema),
  shown: shown.nullable(),
});

/** As `clearables`, of a field that always has a value. */
const kept = <T extends z.ZodType, S extends z.ZodType>(schema: T, shown: S) => ({
  create: optional(schema),
  edit: schema.optional(),
  shown,
});

/** As `kept`, of a field that goes back to what it is without anyone's choice. */
const resettable = <T extends z.ZodType, S extends z.ZodType>(schema: T, shown: S) => ({
  create: optional(schema),
  edit: clearable(schema),
  shown,
});

/** One of a closed list, or none. */
const choice = <K extends string>(choices: Readonly<Record<K, string>>) => {
  const schema = z.enum(keysOf(choices));
  return clearables(schema, schema);
};

/** One of a closed list, always. */
const state = <K extends string>(choices: Readonly<Record<K, string>>) => {
  const schema = z.enum(keysOf(choices));
  return kept(schema, schema);
};

/** What each other kind of field takes and shows. */
const kinds = atFirstUse(() => ({
  line: (max: number) => clearables(lineText(max), z.string()),
  email: clearables(email, z.string()),
  phone: clearables(phone, z.string()),
  website: clearables(website, z.string()),
  siret: clearables(siret, z.string()),
  text: {
    create: optionalText(fields.notes.max),
    edit: clearableText(fields.notes.max),
    shown: z.string().nullable(),
  },
  /** In units of a currency, to the cent. */
  money: clearables(money, z.number()),
  currency: resettable(currency, z.string()),
  tags: { kind: 'tags', ...resettable(tags, z.array(z.string())) },
  moment: clearables(moment, z.string()),
  /** A moment that is always known. */
  keptMoment: kept(moment, z.string()),
  day: resettable(day, Day),
  /** Null says that there is none, at a creation too. */
  reference: { create: clearable(reference), edit: clearable(reference), shown: z.string().nullable() },
  flag: kept(z.boolean(), z.boolean()),
}));

type Kinds = ReturnType<typeof kinds>;
type Choices = Readonly<Record<string, string>>;
type ByKind<F> = F extends { choices: infer C extends Choices; always: true }
  ? ReturnType<typeof state<keyof C & string>>
  : F extends { choices: infer C extends Choices }
    ? ReturnType<typeof choice<keyof C & string>>
    : F extends { kind: 'line' }
      ? ReturnType<Kinds['line']>
      : F extends { kind: 'moment'; always: true }
        ? Kinds['keptMoment']
        : F extends { kind: infer K extends keyof Kinds }
          ? Kinds[K]
          : never;

function schemasByKind({ kind, choices, max = 0, always }: Field) {
  if (choices) return always ? state(choices) : choice(choices);
  if (kind === 'line') return kinds().line(max);
  if (kind === 'moment' && always) return kinds().keptMoment;
  return kinds()[kind as Exclude<keyof Kinds, 'line'>];
}

/** What is said of the fields of the workspace, by their ids; whether it fits them is for the server to say. */
export const customEdit = z
  .record(z.string().max(60), z.union([z.string().max(prospectLimits.customText), z.number(), z.null()]))
  .refine((said) => Object.keys(said).length <= prospectLimits.customFields, 'Trop de champs')
  .optional();

type Use = 'create' | 'edit' | 'shown';
type Named<U extends Use> = NamesWith<U extends 'shown' ? 'shown' : 'given'>;
type Schemas<U extends Use> = { [N in Named<U>]: ByKind<(typeof fields)[N]>[U] };

/** Schemas by field, for the body of a creation or of an edit, or the shape of an answer. */
export const schemasOf = <U extends Use>(use: U): Schemas<U> =>
  Object.assign(
    {},
    ...namesWith(use === 'shown' ? 'shown' : 'given').map((name) => ({ [name]: schemasByKind(fields[name])[use] })),
  );
