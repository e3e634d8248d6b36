import { dayText } from '../kernel/day-texts.ts';
import { parisDay } from '../kernel/paris-day.ts';
import { exportWords } from './export-texts.ts';
import { fieldLabel } from './field-labels.ts';
import type { WrittenGeneration } from './kept-texts.ts';
import { saidOfWords } from './provenance-texts.ts';
import type { TextItem } from './written.ts';

/** Texts as a document that people read: what wrote them, then each under its title. */
export function markdownOf(generation: WrittenGeneration): string {
  const { title, provenance, createdAt } = generation;
  const head = `# ${plain(title)}\n\n${saidOfWords(provenance)} ${exportWords.made(dayText(parisDay(new Date(createdAt))))}`;
  return `${[head, ...partsOf(generation)].join('\n\n')}\n`;
}

function partsOf(generation: WrittenGeneration): string[] {
  switch (generation.tool) {
    case 'generate_variations': {
      const { input, output, keys } = generation;
      return output.items.map(({ id, label, texts, hypothesis }) =>
        [
          `## ${exportWords.variation(id.slice(1), keys[id] ?? '')}`,
          `${plain(label)}.${hypothesis ? ` ${plain(hypothesis.why)}` : ''}`,
          texts.map((text) => line(text, fieldLabel(input.placement, text.field))).join('\n'),
        ].join('\n\n'),
      );
    }
    case 'generate_platform_copy':
      return generation.output.placements.map(({ label, fields }) =>
        [
          `## ${plain(label)}`,
          ...fields
            .filter(({ items }) => items.length > 0)
            .flatMap((field) => [`### ${plain(field.label)}`, field.items.map((text) => line(text)).join('\n')]),
        ].join('\n\n'),
      );
    case 'generate_script': {
      const { beats, hooks, caption, mentions } = generation.output;
      return [
        ...beats.map(({ from, to, voice, onScreen, shot, sound }) =>
          [
            `## ${exportWords.seconds(from, to)}`,
            [line(voice, fieldLabel(null, 'voice')), line(onScreen, fieldLabel(null, 'onScreen'))].join('\n'),
            `${plain(shot)}. ${plain(sound)}.`,
          ].join('\n\n'),
        ),
        `## ${exportWords.others}`,
        [...hooks.map((hook) => line(hook, fieldLabel(null, 'hook'))), line(caption, fieldLabel(null, 'caption'))].join(
          '\n',
        ),
        ...(mentions.length > 0
          ? [`## ${exportWords.mentions}`, mentions.map((one) => `- ${plain(one)}`).join('\n')]
          : []),
      ];
    }
  }
}

/** Lines of a text stay in its item. */
const line = ({ text }: TextItem, label?: string): string =>
  `- ${label ? `**${plain(label)}**\u00a0: ` : ''}${plain(text).replace(/\r?\n/g, '\\\n  ')}`;

/** Words, whatever signs of the format stand in them. */
const plain = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');
