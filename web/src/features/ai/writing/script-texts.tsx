import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../../../../shared/ai/field-labels.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { creatorMention } from '../../../../../shared/rules/copy/writer/script-parts.ts';
import { placesOf } from './item-of.ts';
import { BeatTable } from './script/beat-table.tsx';
import { SecondsRule } from './script/seconds-rule.tsx';
import { TooLong } from './script/too-long.tsx';
import { TextLine } from './text-line.tsx';
import { useTexts } from './texts-context.tsx';
import classes from './writing.module.css';

/** What is said, shown and filmed over the seconds of a video, and what may be filmed as well. */
export function ScriptTexts({ kept }: { kept: GenerationOf<'generate_script'> }) {
  const { beats, hooks, caption, mentions, checklist, durationSeconds } = kept.output;
  const places = new Map(placesOf(kept).map((place) => [place.text.id, place]));
  const line = (id: string, lasts?: number | null) => {
    const place = places.get(id);
    return place && <TextLine key={id} label={fieldLabel(null, place.text.field)} place={place} isCell lasts={lasts} />;
  };
  const [first] = beats;
  return (
    <>
      <SecondsRule
        duration={durationSeconds}
        beats={beats.map(({ voice, ...beat }) => ({ ...beat, said: voice.text }))}
      />
      <TooLong kept={kept} />
      <BeatTable
        rows={beats.map(({ id, part, from, to, shot, sound, voice, onScreen }) => ({
          ...{ id, part, from, to, shot, sound },
          voice: line(voice.id, Math.round(10 * (to - from)) / 10),
          onScreen: (
            <>
              {line(onScreen.id)}
              {id === first?.id && mentions.includes(creatorMention) && (
                <Text size="sm" fw={600}>
                  {creatorMention}
                </Text>
              )}
            </>
          ),
        }))}
      />
      <Part title="Autres accroches à tourner">
        {hooks.map((hook) => (
          <div key={hook.id} className={classes.swap}>
            {line(hook.id, null)}
            {first && <TakeHook hook={hook} beat={first} />}
          </div>
        ))}
      </Part>
      <Part title="Légende de la publication">{line(caption.id)}</Part>
      <Part title="Pour le tournage">
        <ul className={classes.questions}>
          {[...mentions.map((mention) => `À faire figurer\u00a0: ${mention}`), ...checklist].map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

type Beat = GenerationOf<'generate_script'>['output']['beats'][number];

/** Puts another hook in the place of the first words, which take its own. */
function TakeHook({ hook, beat }: { hook: TextItem; beat: Beat }) {
  const { change, isOpen } = useTexts();
  if (!isOpen) return null;
  const { voice } = beat;
  async function take() {
    // The first words first: where they are too long for a hook, nothing is lost.
    if (await change(hook.id, { texts: [{ field: hook.field, text: voice.text }] }))
      await change(beat.id, { texts: [{ field: voice.field, text: hook.text }] });
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.screenOnly ?? ''}
      aria-label={`Prendre\u00a0: ${hook.text.slice(0, 60)}`}
      onClick={take}
    >
      Prendre
    </Button>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={classes.group}>
    <Title order={2} fz="1rem">
      {title}
    </Title>
    <div className={classes.lines}>{children}</div>
  </section>
);
