import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PlatformOrder } from '../../../shared/rules/copy/writer/compose-platform-copy.ts';
import type { ScriptOrder } from '../../../shared/rules/copy/writer/compose-script.ts';
import type { VariationsOrder } from '../../../shared/rules/copy/writer/compose-variations.ts';

/** What a model is to write: the order that the draft was made from. */
export type ModelTask =
  | { tool: 'generate_variations'; order: VariationsOrder }
  | { tool: 'generate_platform_copy'; order: PlatformOrder }
  | { tool: 'generate_script'; order: ScriptOrder };

export const packTask = (task: ModelTask): Uint8Array => deflateRawSync(JSON.stringify(task));
export const unpackTask = (packed: Uint8Array): ModelTask => JSON.parse(inflateRawSync(packed).toString('utf8'));
