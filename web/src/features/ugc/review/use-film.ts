import { type RefObject, useEffect, useRef, useState } from 'react';

/** What cameras and phones mostly film at; a file does not say its own. */
const framesPerSecond = 30;

export type Film = {
  video: RefObject<HTMLVideoElement | null>;
  /** Seconds. */
  now: number;
  length: number;
  playing: boolean;
  muted: boolean;
  /** This browser cannot show it. */
  broken: boolean;
  seek: (seconds: number) => void;
  /** Frames when it stands, seconds when it plays. */
  step: (by: number) => void;
  toggle: () => void;
  pause: () => void;
  toggleSound: () => void;
};

/** The film on the screen: where it is, and its controls. */
export function useFilm(src: string): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const [length, setLength] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [broken, setBroken] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film starts anew
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setBroken(false);
    let frame = 0;
    const follow = () => {
      setNow(element.currentTime);
      frame = element.paused ? 0 : requestAnimationFrame(follow);
    };
    const on: [string, () => void][] = [
      ['play', () => [setPlaying(true), follow()]],
      ['pause', () => setPlaying(false)],
      ['seeked', () => setNow(element.currentTime)],
      ['loadedmetadata', () => setLength(Number.isFinite(element.duration) ? element.duration : 0)],
      ['durationchange', () => setLength(Number.isFinite(element.duration) ? element.duration : 0)],
      ['emptied', () => setNow(0)],
      ['error', () => setBroken(true)],
    ];
    for (const [type, act] of on) element.addEventListener(type, act);
    return () => {
      cancelAnimationFrame(frame);
      for (const [type, act] of on) element.removeEventListener(type, act);
    };
  }, [src]);

  const seek = (seconds: number) => {
    const element = video.current;
    if (!element) return;
    element.currentTime = Math.min(Math.max(0, seconds), length || seconds);
    setNow(element.currentTime);
  };
  return {
    video,
    now,
    length,
    playing,
    muted,
    broken,
    seek,
    step: (by) => seek((video.current?.currentTime ?? 0) + (playing ? by : by / framesPerSecond)),
    toggle: () => {
      const element = video.current;
      if (element?.paused) void element.play().catch(() => setBroken(element.error !== null));
      else element?.pause();
    },
    pause: () => video.current?.pause(),
    toggleSound: () => {
      const element = video.current;
      if (!element) return;
      element.muted = !element.muted;
      setMuted(element.muted);
    },
  };
}
