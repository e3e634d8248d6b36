import { Seeded } from '../../../kernel/seeded.ts';
import { analyse } from '../analyse.ts';
import { typeset } from '../french/typography.ts';
import { type Commission, type Composition, compositionOf, type Findings } from './composition.ts';
import { draftOf, repeats } from './draft.ts';
import { draftsOf } from './drafts.ts';
import type { Piece } from './fill.ts';
import { heard, sourceOf } from './heard.ts';
import {
  checklist,
  creatorMention,
  proofUnseen,
  type ScriptDuration,
  type ScriptFormat,
  type ScriptPart,
  shots,
} from './script-parts.ts';
import { timesOf } from './script-times.ts';
import { mayOpen, type Said, spokenOf, worthOf } from './script-voice.ts';
import type { Sentence } from './sentence.ts';
import { similarity, tooSimilar, wordSet } from './similarity.ts';
import { tooLong, usualWordsASecond, wordCount } from './speech.ts';
import { type TextItem, textItem } from './text-item.ts';
import { titlesOf } from './titles.ts';
import { chanceOf, judge } from './worth.ts';

export type Beat = {
  id: string;
  part: ScriptPart;
  /** Seconds; beats follow one another without a gap. */
  from: number;
  to: number;
  voice: TextItem;
  onScreen: TextItem;
  shot: string;
  sound: string;
};
export type Script = {
  durationSeconds: number;
  beats: Beat[];
  hooks: TextItem[];
  caption: TextItem;
  mentions: string[];
  checklist: string[];
  wordCount: number;
  wordsPerSecond: number;
};
export type ScriptOrder = Omit<Commission, 'more' | 'foreign' | 'length'> & {
  duration: ScriptDuration;
  format: ScriptFormat;
  diffusion: 'brand' | 'creator';
};

export const voiceField = { field: 'voice', recommended: 400, max: 600, holds: 'body' } as const;
export const screenField = { field: 'onScreen', recommended: 40, max: 40, holds: 'headline' } as const;
export const hookField = { field: 'hook', recommended: 125, max: 125, holds: 'body' } as const;
export const captionField = { field: 'caption', recommended: 150, max: 2_200, holds: 'body' } as const;

/** What is said, shown and filmed, second by second; a part that no fact fits is left out. */
export function composeScript(order: ScriptOrder): { output: Script } & Findings {
  const { duration, format, diffusion, brief } = order;
  const composition = compositionOf({ ...order, length: 'short' });
  const voice = heard(composition, brief);
  const said = spokenOf(voice, duration);
  const times = timesOf(said, duration);
  const screens = screensOf(voice, said);
  const beats = times.map(({ part, sentences, from, to }, at): Beat => {
    const { pieces } = draftOf('none', sentences);
    const screen = screens[at] ?? [];
    return {
      id: `b${at + 1}`,
      part,
      from,
      to,
      voice: textItem(`b${at + 1}.voice`, voiceField, pieces, composition),
      onScreen: textItem(`b${at + 1}.onScreen`, screenField, screen, composition),
      ...shots[format][part],
      ...(part === 'proof' && { shot: shotOfProof(order, sentences, screen) }),
    };
  });
  const words = beats.reduce((sum, { voice }) => sum + wordCount(voice.text), 0);
  const over = tooLong(words, duration);
  if (over)
    composition.findings.warnings.push({
      code: 'fewer_texts',
      message: `Vos faits remplissent ${Math.round(words / usualWordsASecond)}\u00a0s de voix sur ${duration}\u00a0: ${over.shorter ? `choisissez ${over.shorter}\u00a0s, ou ` : ''}donnez d’autres faits.`,
      path: 'duration',
    });
  const required = analyse(
    { body: beats.map(({ voice }) => voice.text).join('\n'), industry: composition.industry },
    { ...composition.options, diffusion },
  ).requiredMentions.filter(({ present }) => !present);
  const mentions = [
    ...(diffusion === 'creator' ? [creatorMention] : []),
    ...(brief.mentions ?? []).map(typeset),
    ...required.map(({ text }) => typeset(text)),
  ].filter((mention, at, all) => all.indexOf(mention) === at);
  return {
    output: {
      durationSeconds: duration,
      beats,
      hooks: otherHooks(voice, said.find(({ part }) => part === 'hook')?.sentences ?? []),
      caption: captionOf(composition, mentions),
      mentions,
      checklist: [
        ...(diffusion === 'creator' ? [`Afficher «\u00a0${creatorMention}\u00a0» dès la première image.`] : []),
        ...checklist,
      ],
      wordCount: words,
      wordsPerSecond: Math.round((100 * words) / duration) / 100,
    },
    ...composition.findings,
  };
}

/** What is filmed while a proof is said: on what it stands is read beside it. */
function shotOfProof({ format, brief }: ScriptOrder, sentences: readonly Sentence[], screen: readonly Piece[]): string {
  const isSeen = screen.some(({ fact }) => fact?.kind === 'proof');
  const shot = (isSeen ? undefined : proofUnseen[format]) ?? shots[format].proof.shot;
  const sources = new Set(sentences.flatMap(({ facts }) => facts.flatMap((fact) => sourceOf(brief, fact) ?? [])));
  return sources.size === 0 ? shot : `${shot}, source en petit\u00a0: ${[...sources].join(', ')}`;
}

/** For each part, a few words of its own facts, to be read without the sound; else the name of what is sold. */
function screensOf(composition: Composition, said: readonly Said[]): (readonly Piece[])[] {
  const { product, voice } = composition.pools;
  const titles = titlesOf(composition, screenField, 'meta_story').map(({ sentence }) => sentence);
  const used = new Set<string>();
  return said.map(({ part, sentences }) => {
    const facts = sentences.flatMap((sentence) => [...sentence.facts]);
    const own = [
      ...titles.filter((title) => title.facts.some((fact) => facts.includes(fact))),
      ...sentences.filter(({ length }) => length <= screenField.max),
      ...(part === 'cta' ? titles.filter(({ construction }) => construction.id === 'title_call') : []),
    ];
    const shown = own.find(({ text }) => !used.has(text)) ?? own[0];
    if (!shown) return [{ text: product.label.slice(0, screenField.max), fact: voice.productFact }];
    used.add(shown.text);
    return shown.pieces;
  });
}

const hooksShown = 3;
const isNear = (one: Sentence, other: Sentence): boolean =>
  one.construction.hook === other.construction.hook || similarity(wordSet(one.text), wordSet(other.text)) >= tooSimilar;

function otherHooks(composition: Composition, [used]: readonly Sentence[]): TextItem[] {
  const { pools, seed, passes } = composition;
  const picked: Sentence[] = [];
  const ranked = [...pools.of('hook')]
    .filter((hook) => hook !== used && mayOpen(hook) && hook.length <= hookField.max)
    .sort((a, b) => worthOf(b, 'hook') + chanceOf(seed, b.text) - worthOf(a, 'hook') - chanceOf(seed, a.text));
  const take = (ofOthers: boolean) => {
    for (const hook of ranked) {
      const beside = used ? [used, ...picked] : picked;
      if (picked.length === hooksShown) return;
      if (beside.some((other) => isNear(other, hook) || (ofOthers && repeats([other], hook)))) continue;
      if (passes({ text: hook.text, max: hookField.max, holds: 'body' })) picked.push(hook);
    }
  };
  // Each of another fact, as far as there are others.
  take(true);
  take(false);
  return picked.map(({ pieces }, at) => textItem(`hook${at + 1}`, hookField, pieces, composition));
}

function captionOf(composition: Composition, mentions: readonly string[]): TextItem {
  const { pools, seed, options, industry, button, closing, feedback, lifts } = composition;
  const court = {
    ...{ seed, industry, button, feedback, lifts },
    options: { ...options, placement: 'meta_feed' },
    holds: 'body' as const,
    headline: null,
    wanted: captionField.recommended,
  };
  const [best] = draftsOf(pools, { most: 150, wanted: 150 }, new Seeded(`caption/${seed}`), 60)
    .filter(({ text }) => composition.passes({ text, max: captionField.max, holds: 'body' }))
    .map((draft) => judge(draft, court))
    .sort((a, b) => b.worth - a.worth);
  const said = best?.draft.pieces ?? pools.of('call')[0]?.pieces ?? [];
  const text = said.map((piece) => piece.text).join('');
  const closed = [...said, ...closing(text)];
  const all = closed.map((piece) => piece.text).join('');
  const added = mentions
    .filter((mention) => !all.includes(mention.replace(/\.$/, '')))
    .map((mention) => ({ text: `\n${mention}`, fact: null }));
  return textItem('caption', captionField, [...closed, ...added], composition);
}
