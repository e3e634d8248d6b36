import type { SpaceRight } from '../../../../shared/ugc/space-right.ts';
import { formatDay } from '../../lib/format.ts';
import { card, cards, heading } from './view.ts';

/** What is still running of a creator, until when, and what should be gone. */
export function rightsPart(rights: readonly SpaceRight[]): Node[] {
  const told = rights.filter(({ status, takenDownAt }) => takenDownAt === null || !isOver(status));
  if (told.length === 0) return [];
  return [heading('Droits'), cards(told.map(rightCard))];
}

const isOver = (status: SpaceRight['status']): boolean => status === 'expired' || status === 'terminated';

export const rightCard = (right: SpaceRight): HTMLElement =>
  card(
    [right.title, right.brandName].filter(Boolean).join(', '),
    standing(right),
    `#right=${right.id}`,
    right.extension?.status === 'proposed',
  );

/** How it stands, and what waits for its creator. */
export function standing({ status, startsOn, endsOn, extension }: SpaceRight): string {
  if (extension?.status === 'proposed')
    return `À vous\u00a0: prolonger de ${extension.months}\u00a0mois, répondre avant le ${formatDay(extension.expiresOn)}`;
  if (status === 'terminated') return 'Résiliés\u00a0: ne doit plus être diffusé';
  if (status === 'expired') return `Finis depuis le ${formatDay(endsOn)}\u00a0: ne doit plus être diffusé`;
  return status === 'scheduled'
    ? `Du ${formatDay(startsOn)} au ${formatDay(endsOn)}`
    : `Diffusé jusqu’au ${formatDay(endsOn)} inclus`;
}
