import '@mantine/core/styles/Slider.css';
import { Button, CloseButton, Modal, Slider, Text } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusReturn } from '../../../../lib/use-focus-return.ts';
import classes from './teleprompter.module.css';

type Props = { title: string; lines: readonly string[]; onClose: () => void };

/** Words a minute: speech to a camera is about 150. */
const speeds = { min: 80, max: 240, usual: 150 };

/** What is said, large, going up as one speaks; the space bar stops it and lets it go on. */
export function Teleprompter({ title, lines, onClose }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [speed, setSpeed] = useState(speeds.usual);
  const [isRunning, setRunning] = useState(false);
  useFocusReturn();
  const words = lines.join(' ').split(/\s+/).length;
  useScroll(page, isRunning ? speed / 60 / words : 0, () => setRunning(false));
  return (
    <Modal opened fullScreen withCloseButton={false} padding={0} onClose={onClose} title={null} aria-label="Prompteur">
      <div className={classes.room}>
        <header className={classes.head}>
          <Text fw={600} truncate>
            {title}
          </Text>
          <CloseButton aria-label="Fermer le prompteur" onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: one scrolls it by the keys as well */}
        <section ref={page} className={classes.page} tabIndex={0} aria-label="Texte à dire">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a script stay in their places, and two may be alike
            <p key={at}>{line}</p>
          ))}
        </section>
        <footer className={classes.foot}>
          <Button data-autofocus onClick={() => setRunning(!isRunning)}>
            {isRunning ? 'Arrêter' : 'Faire défiler'}
          </Button>
          <Text size="sm">{speed} mots par minute</Text>
          <Slider
            className={classes.speed}
            min={speeds.min}
            max={speeds.max}
            step={10}
            label={null}
            thumbLabel="Mots par minute"
            value={speed}
            onChange={setSpeed}
          />
        </footer>
      </div>
    </Modal>
  );
}

/** Goes through the whole text, so much of it a second, from where it stands. */
function useScroll(page: RefObject<HTMLDivElement | null>, sharePerSecond: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = page.current;
    if (!element || sharePerSecond === 0) return;
    const whole = element.scrollHeight - element.clientHeight;
    let [place, before] = [element.scrollTop, performance.now()];
    let frame = requestAnimationFrame(function step(now) {
      place += whole * sharePerSecond * ((now - before) / 1_000);
      before = now;
      element.scrollTop = place;
      if (place >= whole) return end();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, sharePerSecond]);
}
