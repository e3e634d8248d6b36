import {
  type Beat,
  captionField,
  hookField,
  type Script,
  type ScriptOrder,
  screenField,
  voiceField,
} from '../writer/compose-script.ts';
import { type Composition, compositionOf, type Findings } from '../writer/composition.ts';
import { timesOf } from '../writer/script-times.ts';
import { similarity, tooSimilar, wordSet } from '../writer/similarity.ts';
import { mostWordsASecond, wordCount } from '../writer/speech.ts';
import type { TextItem } from '../writer/text-item.ts';
import { type ModelEngine, modelText } from './model-text.ts';
import type { ScriptWords } from './words.ts';

/** A draft whose parts a model wrote anew, where its words pass every guard and can be said in time. No output where none does. */
export function modelScript(
  order: ScriptOrder,
  draft: Script,
  words: ScriptWords,
  engine: ModelEngine,
): { output: Script | null; findings: Findings } {
  const composition = compositionOf({ ...order, length: 'short' });
  const making = { composition, engine };
  const beats = timed(fitting(spoken(draft.beats, words, making), draft.beats, order.duration), order.duration);
  const hooks = hooksOf(draft, words, making);
  const caption = captionOf(draft, words, making);
  const texts = [...beats.map(({ voice }) => voice), ...hooks, caption];
  const { findings } = composition;
  if (!texts.some((text) => text.engine === engine)) return { output: null, findings };
  const wordsSaid = saidIn(beats);
  return {
    output: {
      ...draft,
      ...{ beats, hooks, caption },
      wordCount: wordsSaid,
      wordsPerSecond: Math.round((100 * wordsSaid) / order.duration) / 100,
    },
    findings,
  };
}

type Making = { composition: Composition; engine: ModelEngine };

const saidIn = (beats: readonly Beat[]): number => beats.reduce((sum, { voice }) => sum + wordCount(voice.text), 0);

function spoken(drafts: readonly Beat[], words: ScriptWords, making: Making): Beat[] {
  const taken: string[] = [];
  return drafts.map((beat): Beat => {
    const written = words.beats.find(({ part }) => part === beat.part);
    const voice = written && modelText(beat.voice.id, voiceField, written.voice, { ...making, others: taken });
    taken.push((voice ?? beat.voice).text);
    if (!(voice && written)) return beat;
    const onScreen = modelText(beat.onScreen.id, screenField, written.onScreen, making) ?? beat.onScreen;
    return { ...beat, voice, onScreen, ...shown(beat, written, making) };
  });
}

const directions = { recommended: 160, max: 160, holds: null };

/** What is filmed and heard says nothing of what is sold, but comes from a model all the same. */
function shown(beat: Beat, written: ScriptWords['beats'][number], making: Making): Pick<Beat, 'shot' | 'sound'> {
  const shot = modelText('shot', { ...directions, field: 'shot' }, written.shot, making);
  const sound = modelText('sound', { ...directions, field: 'sound' }, written.sound, making);
  return { shot: shot?.text ?? beat.shot, sound: sound?.text ?? beat.sound };
}

/** What cannot be said in time gives way to the draft, the longest part first. */
function fitting(beats: Beat[], drafts: readonly Beat[], duration: number): Beat[] {
  const most = Math.floor(duration * mostWordsASecond) - 1;
  const kept = [...beats];
  while (saidIn(kept) > most) {
    const overs = kept.map(({ voice }, at) => wordCount(voice.text) - wordCount(drafts[at]?.voice.text ?? ''));
    const longest = overs.indexOf(Math.max(...overs));
    const draft = drafts[longest];
    if (!draft || (overs[longest] ?? 0) <= 0) break;
    kept[longest] = draft;
  }
  return kept;
}

function timed(beats: readonly Beat[], duration: ScriptOrder['duration']): Beat[] {
  const times = timesOf(
    beats.map(({ part, voice }) => ({ part, words: wordCount(voice.text) })),
    duration,
  );
  return beats.map((beat, at) => ({ ...beat, from: times[at]?.from ?? beat.from, to: times[at]?.to ?? beat.to }));
}

function hooksOf(draft: Script, words: ScriptWords, making: Making): TextItem[] {
  const hooks: TextItem[] = [];
  const add = (text: TextItem | null) => {
    const near = hooks.some((other) => similarity(wordSet(other.text), wordSet(text?.text ?? '')) >= tooSimilar);
    if (text && !near && hooks.length < draft.hooks.length) hooks.push({ ...text, id: `hook${hooks.length + 1}` });
  };
  for (const raw of words.hooks) add(modelText('hook', hookField, raw, making));
  for (const hook of draft.hooks) add(hook);
  return hooks;
}

/** The mentions that stand under the draft's stand under it too. */
function captionOf(draft: Script, words: ScriptWords, making: Making): TextItem {
  const caption = modelText('caption', captionField, words.caption, { ...making, closes: true });
  if (!caption) return draft.caption;
  const missing = draft.mentions.filter((mention) => !caption.text.includes(mention.replace(/\.$/, '')));
  if (missing.length === 0) return caption;
  return (
    modelText('caption', captionField, [words.caption, ...missing].join('\n'), { ...making, closes: true }) ??
    draft.caption
  );
}
