import type { Script } from '../writer/compose-script.ts';
import type { ScriptDuration } from '../writer/script-parts.ts';
import { timesOf } from '../writer/script-times.ts';
import { mostWordsASecond, wordCount } from '../writer/speech.ts';
import { type Edit, type Edited, editedTexts, editProblems } from './edit-text.ts';
import { editedField } from './edited-field.ts';
import type { Reading } from './reading.ts';

/**
 * A beat by its id, `b2` (fields `voice`, `onScreen`), another hook, `hook1` (field `hook`), or the `caption`; null without such
 * an item. Seconds follow the words while all of them can be said; else they stay, and the page shows where it is too much.
 */
export function editScript(script: Script, itemId: string, edit: Edit, reading: Reading): Edited<Script> | null {
  const texts = textsOf(script, itemId);
  if (!texts) return null;
  if (edit.state !== undefined) return { problem: { path: 'state', message: editProblems.state } };
  const edited = editedTexts(texts, edit, ({ field }) => editedField(null, field), reading);
  if ('problem' in edited) return edited;
  const after = new Map(edited.texts.map((text) => [text.id, text]));
  const beats = script.beats.map((beat) => ({
    ...beat,
    voice: after.get(beat.voice.id) ?? beat.voice,
    onScreen: after.get(beat.onScreen.id) ?? beat.onScreen,
  }));
  const words = beats.map(({ part, voice }) => ({ part, words: wordCount(voice.text) }));
  const wordsSaid = words.reduce((sum, one) => sum + one.words, 0);
  const { durationSeconds } = script;
  const wasSaid = script.beats.map(({ voice }) => voice.text).join('\n');
  const isSaid = beats.map(({ voice }) => voice.text).join('\n');
  const follow = isSaid !== wasSaid && wordsSaid <= Math.floor(durationSeconds * mostWordsASecond) - 1;
  const times = follow ? timesOf(words, durationSeconds as ScriptDuration) : script.beats;
  return {
    output: {
      ...script,
      beats: beats.map((beat, at) => ({ ...beat, from: times[at]?.from ?? beat.from, to: times[at]?.to ?? beat.to })),
      hooks: script.hooks.map((hook) => after.get(hook.id) ?? hook),
      caption: after.get(script.caption.id) ?? script.caption,
      wordCount: wordsSaid,
      wordsPerSecond: Math.round((100 * wordsSaid) / durationSeconds) / 100,
    },
  };
}

function textsOf({ beats, hooks, caption }: Script, itemId: string) {
  const beat = beats.find(({ id }) => id === itemId);
  if (beat) return [beat.voice, beat.onScreen];
  const alone = [...hooks, caption].find(({ id }) => id === itemId);
  return alone && [alone];
}
