import { Text } from '@mantine/core';
import { placements as known, type PlacementKey } from '../../../../../shared/rules/copy/placements.ts';
import { Preview } from '../desk/preview.tsx';
import { AdDrawing } from './drawing/ad-drawing.tsx';
import { sampleScript } from './sample-beats.ts';
import { drawnOf, samplesOf } from './sample-texts.ts';
import samples from './samples.module.css';
import { BeatTable } from './script/beat-table.tsx';
import { SecondsRule } from './script/seconds-rule.tsx';
import { TextCounter } from './text-counter.tsx';
import classes from './writing.module.css';
import type { WritingTool } from './writing-tools.ts';

const from = { name: 'Filante', domain: 'filante.example' };

type Props = {
  tool: WritingTool;
  isWriting: boolean;
  onTry: (() => void) | undefined;
  /** Where the texts are to stand. */
  placements: readonly PlacementKey[];
  duration: number;
};

/** What is written from a brief, where it is asked for, with the words of a product that does not exist. */
export function WrittenPreview({ tool, isWriting, onTry, placements, duration }: Props) {
  const [first = 'meta_feed'] = placements;
  const script = sampleScript(duration);
  const mark = tool === 'script' ? `Exemple de ${script.duration}\u00a0s` : `Exemple\u00a0: ${known[first].label}`;
  return (
    <Preview
      onTry={onTry}
      mark={mark}
      example={isWriting ? 'Composition...' : 'Le brief de la gourde Filante, un produit fictif.'}
    >
      {tool === 'variations' && <Variations placement={first} />}
      {tool === 'script' && <Script {...script} />}
      {tool === 'textes' && <Sheet placement={first} />}
    </Preview>
  );
}

const variations = [
  { why: 'Point de départ', other: false },
  { why: 'Autre accroche', other: true },
];

const Variations = ({ placement }: { placement: PlacementKey }) => (
  <div className={samples.samples}>
    {variations.map(({ why, other }) => (
      <div key={why}>
        <Text size="sm" c="dimmed" mb={4}>
          {why}
        </Text>
        <AdDrawing placement={placement} texts={drawnOf(samplesOf(placement, other))} from={from} button="SHOP_NOW" />
      </div>
    ))}
  </div>
);

const Script = ({ duration, beats }: ReturnType<typeof sampleScript>) => (
  <div className={classes.lines}>
    <SecondsRule beats={beats} duration={duration} />
    <BeatTable rows={beats.map(({ said, shown, ...beat }) => ({ ...beat, voice: said, onScreen: shown }))} />
  </div>
);

function Sheet({ placement }: { placement: PlacementKey }) {
  const texts = samplesOf(placement);
  return (
    <div className={classes.drawn}>
      <AdDrawing placement={placement} texts={drawnOf(texts)} from={from} button="SHOP_NOW" />
      <div>
        {texts.map(({ field, text, length }) => (
          <div key={text} className={samples.sampleLine}>
            <p>{text}</p>
            <TextCounter label={field.label} item={{ ...field, length, state: 'ok', edited: false }} />
          </div>
        ))}
      </div>
    </div>
  );
}
