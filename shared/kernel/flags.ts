/** What is shown to some workspaces alone: to all, to a share of them that stays the same, or to those that are named. */
export type FlagValue = { on: boolean; percent: number; workspaceIds: string[] };

export const flagLimits = { workspaces: 200, workspaceId: 60 } as const;

/** The flags that code asks for, by name; until an administrator says otherwise each is as here. */
export const flags = {
  /** The rank that is foretold of an ad: an estimate, which may have to be taken back where it misleads. */
  expectedRank: { on: true, percent: 100, workspaceIds: [] },
} satisfies Record<string, FlagValue>;
export type FlagName = keyof typeof flags;

export const flagNames = Object.keys(flags) as FlagName[];

/** Whether something can be the value of a flag. */
export function isFlagValue(value: unknown): value is FlagValue {
  if (typeof value !== 'object' || value === null) return false;
  const { on, percent, workspaceIds, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0 || typeof on !== 'boolean') return false;
  if (!Number.isInteger(percent) || Number(percent) < 0 || Number(percent) > 100) return false;
  return (
    Array.isArray(workspaceIds) &&
    workspaceIds.length <= flagLimits.workspaces &&
    workspaceIds.every((id) => typeof id === 'string' && id.length <= flagLimits.workspaceId && /^wks_\w+$/.test(id))
  );
}

/** Whether a workspace has what a flag shows: by its name, or by its place in the flag's own draw, always the same. */
export const isFlagOn = (name: string, { on, percent, workspaceIds }: FlagValue, workspaceId: string): boolean =>
  on && (workspaceIds.includes(workspaceId) || placeOf(`${name} ${workspaceId}`) < percent);

/** From 0 to below 100, evenly: FNV-1a, whose bits are then mixed as MurmurHash3 does. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
