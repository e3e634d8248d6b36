import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { changed } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';

/** The review of a deliverable, from where one is. */
export const deliverableAddress = (search: string, id: string): string =>
  `?${changed(new URLSearchParams(search), { [ugcNames.deliverable]: id, [ugcNames.collaboration]: null })}`;

/** The one that waits to be watched, if any. */
export const firstToReview = ({ deliverables }: Collaboration) =>
  deliverables.find(({ status }) => status === 'submitted') ?? deliverables[0];
