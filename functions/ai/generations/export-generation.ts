import { exportProblems, textColumns } from '../../../shared/ai/export-texts.ts';
import type { Generation } from '../../../shared/ai/generation.ts';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { textsIn, type WrittenText } from '../../../shared/ai/texts-in.ts';
import { invalidField } from '../../platform/app-error.ts';
import { csvHead, csvLine, csvText } from '../../platform/csv.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readShown } from '../core/read-generation.ts';

/** All that a generation wrote; where some variations were kept, these alone. */
export const handler = defineHandler(generations.exportGeneration, async ({ actor, params, query }) => {
  const generation = await readShown(actor.workspaceId, params.id);
  const texts = keptTexts(generation);
  if (texts.length === 0) throw invalidField('format', exportProblems.noText);
  return query.format === 'csv' ? table(generation, texts) : editorTable(generation, texts);
});

function keptTexts({ tool, input, output }: Generation): WrittenText[] {
  if (tool !== 'generate_variations') return textsIn(output);
  const kept = output.items.filter(({ state }) => state === 'kept');
  const items = kept.length > 0 ? kept : output.items.filter(({ state }) => state !== 'rejected');
  return textsIn(items, { placement: input.placement, itemId: null });
}

const table = ({ keys, manifests, provenance }: Generation, texts: readonly WrittenText[]): string =>
  csvText(
    [...textColumns],
    texts.map(({ id, placement, field, text, itemId }) => [
      keys[itemId ?? ''] ?? '',
      placement ?? '',
      field,
      text,
      provenance.engine,
      provenance.digitalSourceType,
      manifests[id] ?? '',
    ]),
  );

/** How many of each there are in a responsive search ad. */
const slots = [
  ['headline', 'Headline', 15],
  ['description', 'Description', 4],
  ['path', 'Path', 2],
] as const;

/** One ad, as Google Ads Editor reads it. */
function editorTable(generation: Generation, texts: readonly WrittenText[]): string {
  const own = texts.filter(({ placement }) => placement === 'google_search');
  if (own.length === 0) throw invalidField('format', exportProblems.noSearch);
  const numbered = slots.flatMap(([field, name, most]) => {
    const said = own.filter((one) => one.field === field).map(({ text }) => text);
    return Array.from({ length: most }, (_, at) => [`${name} ${at + 1}`, said[at] ?? ''] as const);
  });
  const { input } = generation;
  const url = 'brief' in input ? (input.brief?.url ?? '') : '';
  const cells = [
    ['Campaign', generation.title],
    ['Ad group', generation.title],
    ...numbered,
    ['Final URL', url],
  ] as const;
  return (
    csvHead(
      cells.map(([name]) => name),
      ',',
    ) +
    csvLine(
      cells.map(([, value]) => value),
      ',',
    )
  );
}
