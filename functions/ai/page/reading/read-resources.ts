import { oneLine } from '../../../../shared/rules/page/one-line.ts';
import type { Frame, Images } from '../../../../shared/rules/page/page-read.ts';
import { ownConsentIn, saysConsentMode, type Tracker, trackersIn } from '../../../../shared/rules/page/trackers.ts';
import type { Attributes } from './html-events.ts';

const most = { script: 8_000, frames: 50, src: 500, frameTitle: 120 };

/** What a page loads and runs: scripts, pictures, frames, and who follows people by them. */
export function resourceReader(readJsonLd: (script: string) => void) {
  const trackers = new Map<string, Tracker>();
  const images: Images = { count: 0, withAlt: 0, lazy: 0 };
  const frames: Frame[] = [];
  let [script, scripts, hasConsentMode] = ['', 0, false];

  const track = (found: readonly Tracker[]) => {
    for (const one of found) if (!trackers.has(one.name)) trackers.set(one.name, one);
  };
  const trackSource = (source: string, at: number, waits = false) => {
    if (source === '') return;
    track(trackersIn(source, at, waits));
    track(ownConsentIn(source, at));
  };

  return {
    /** A script begins; what is to be done when it ends is given back. */
    openScript(attributes: Attributes, at: number): () => void {
      scripts += 1;
      script = '';
      const type = (attributes.get('type') ?? '').toLowerCase();
      const waits = type === 'text/plain';
      trackSource(attributes.get('src') ?? attributes.get('data-src') ?? '', at, waits);
      return () => {
        if (type === 'application/ld+json') readJsonLd(script);
        else track(trackersIn(script, at, waits));
        if (saysConsentMode(script)) hasConsentMode = true;
        script = '';
      };
    },
    scriptText(text: string) {
      if (script.length < most.script) script += text.slice(0, most.script - script.length);
    },
    picture(attributes: Attributes, at: number, isHidden: boolean) {
      trackSource(attributes.get('src') ?? '', at);
      if (isHidden) return;
      images.count += 1;
      if (attributes.has('alt')) images.withAlt += 1;
      if (attributes.get('loading')?.toLowerCase() === 'lazy' || attributes.has('data-src')) images.lazy += 1;
    },
    frame(attributes: Attributes, at: number, isHidden: boolean, words: number) {
      const src = attributes.get('src') ?? '';
      trackSource(src, at);
      const isSeen = !isHidden && src !== '' && attributes.get('height') !== '0' && !/googletagmanager/.test(src);
      if (!isSeen || frames.length >= most.frames) return;
      const title = oneLine(attributes.get('title') ?? '').slice(0, most.frameTitle);
      frames.push({ src: src.slice(0, most.src), title, at: words });
    },
    finish: () => ({
      scripts,
      images,
      frames,
      hasConsentMode,
      trackers: [...trackers.values()].sort((a, b) => a.at - b.at),
    }),
  };
}
