/** What names tell: the names of campaigns, or those of ads. */
export const namingLevels = { campaign: 'Campagnes', ad: 'Publicités' } as const;
export type NamingLevel = keyof typeof namingLevels;

export type NamingRule = { level: NamingLevel; separator: string; fields: string[] };

export const namingLimits = { separator: 5, fields: 12, field: 40, examples: 5, misfits: 20 };

/**
 * What a name says by a rule: its parts in order, under the fields of the rule. Empty parts are absent, those beyond the last
 * field join it, and a name of one part says nothing. Nothing without a rule.
 */
export function dimsOf(
  name: string,
  rule: Pick<NamingRule, 'separator' | 'fields'> | undefined,
): Record<string, string> {
  if (!rule) return {};
  const parts = name.split(rule.separator);
  if (parts.length < 2) return {};
  const last = rule.fields.length - 1;
  return Object.fromEntries(
    rule.fields.flatMap((field, at): [string, string][] => {
      const text = at === last ? joined(parts.slice(at), rule.separator) : (parts[at] ?? '').trim();
      return text ? [[field, text]] : [];
    }),
  );
}

/** The rest of a name, without the separators that nothing follows. */
const joined = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
