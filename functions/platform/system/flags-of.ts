import { type FlagName, flagNames, isFlagOn } from '../../../shared/kernel/flags.ts';
import { readSystemSettings } from './system-settings.ts';

/** The flags that a workspace has. */
export async function flagsOf(workspaceId: string): Promise<FlagName[]> {
  const settings = await readSystemSettings();
  return flagNames.filter((name) => isFlagOn(name, settings[`flag.${name}`], workspaceId));
}
