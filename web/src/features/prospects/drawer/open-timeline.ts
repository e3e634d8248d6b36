import { createContext, use } from 'react';
import type { Timeline } from './use-timeline.ts';

/** The timeline on the screen, as its lines need it. */
type OpenTimeline = {
  prospectId: string;
  timeline: Timeline;
  /** A line was changed: it may move the score and the next action. */
  onWritten: () => void;
};

export const OpenTimelineContext = createContext<OpenTimeline | null>(null);

export function useOpenTimeline(): OpenTimeline {
  const open = use(OpenTimelineContext);
  if (!open) throw new Error('This stands on a timeline');
  return open;
}
