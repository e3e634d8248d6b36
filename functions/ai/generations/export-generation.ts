import { exportProblems, textColumns } from '../../../shared/ai/export-texts.ts';
import type { Generation } from '../../../shared/ai/generation.ts';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { type WrittenGeneration, withKeptAlone } from '../../../shared/ai/kept-texts.ts';
import { kindOf, provenanceKinds } from '../../../shared/ai/provenance.rules.ts';
import { textsIn, type WrittenText } from '../../../shared/ai/texts-in.ts';
import { markdownOf } from '../../../shared/ai/written-markdown.ts';
import { invalidField } from '../../platform/app-error.ts';
import { csvHead, csvLine, csvText } from '../../platform/csv.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readGeneration } from '../core/read-generation.ts';
import { shownGeneration, shownSummary } from '../core/shown-generation.ts';
import { competitorTable } from './competitor-table.ts';

/** All that a generation wrote; where some texts were kept, these alone. */
export const handler = defineHandler(generations.exportGeneration, async ({ actor, params, query }) => {
  const { item, content } = await readGeneration(actor.workspaceId, params.id);
  const generation = shownGeneration(item, content);
  if (generation.tool === 'analyze_competitor' && query.format === 'csv') return competitorTable(generation);
  const kept = isWritten(generation) ? withKeptAlone(generation) : null;
  const texts = kept ? textsOf(kept) : [];
  if (!kept || texts.length === 0) throw invalidField('format', exportProblems.noText);
  switch (query.format) {
    case 'csv':
      return table(kept, texts);
    case 'md':
      return { type: 'text/markdown' as const, text: markdownOf(kept) };
    case 'json':
      return { generation: shownSummary(item), texts: texts.map((text) => exported(kept, text)) };
    case 'google_ads_editor':
      return editorTable(kept, texts);
  }
});

const isWritten = (generation: Generation): generation is WrittenGeneration =>
  ['generate_variations', 'generate_platform_copy', 'generate_script'].includes(generation.tool);

const textsOf = (kept: WrittenGeneration): WrittenText[] =>
  kept.tool === 'generate_variations'
    ? textsIn(kept.output.items, { placement: kept.input.placement, itemId: null })
    : textsIn(kept.output);

function exported({ keys, manifests }: WrittenGeneration, { id, itemId, choice: _, ...text }: WrittenText) {
  const kind = kindOf(text);
  const key = keys[itemId ?? ''] ?? null;
  return { ...text, key, kind, digitalSourceType: provenanceKinds[kind], manifest: manifests[id] ?? null };
}

const table = (kept: WrittenGeneration, texts: readonly WrittenText[]): string =>
  csvText(
    [...textColumns],
    texts
      .map((text) => exported(kept, text))
      .map(({ key, placement, field, text, engine, digitalSourceType, manifest }) => [
        key ?? '',
        placement ?? '',
        field,
        text,
        engine,
        digitalSourceType,
        manifest ?? '',
      ]),
  );

/** How many of each there are in a responsive search ad. */
const slots = [
  ['headline', 'Headline', 15],
  ['description', 'Description', 4],
  ['path', 'Path', 2],
] as const;

/** One ad, as Google Ads Editor reads it. */
function editorTable(generation: WrittenGeneration, texts: readonly WrittenText[]): string {
  const own = texts.filter(({ placement }) => placement === 'google_search');
  if (own.length === 0) throw invalidField('format', exportProblems.noSearch);
  const numbered = slots.flatMap(([field, name, most]) => {
    const said = own.filter((one) => one.field === field).map(({ text }) => text);
    return Array.from({ length: most }, (_, at) => [`${name} ${at + 1}`, said[at] ?? ''] as const);
  });
  const url = generation.input.brief.url ?? '';
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
