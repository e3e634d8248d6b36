import { fold } from '../../../shared/kernel/fold.ts';

/** What a search of generations looks through. */
export const searchedIn = ({ title, excerpt }: { title: string; excerpt: string }): string =>
  fold(`${title}\n${excerpt}`);
