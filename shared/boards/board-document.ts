import type { Ad } from '../ads/ad.ts';
import { adPlatforms, callToActionLabel } from '../ads/ads.rules.ts';
import { dayText } from '../kernel/day-texts.ts';

/** A board as its document tells it; `notes` and `tags` are empty where they are not told. */
export type BoardDocument = {
  name: string;
  description: string | null;
  /** In whose name: a client's. */
  from: string | null;
  /** A day in Paris. */
  asOf: string;
  columns: { name: string; cards: DocumentCard[] }[];
};

export type DocumentCard = {
  ad: Pick<
    Ad,
    | 'advertiser'
    | 'platforms'
    | 'headline'
    | 'body'
    | 'callToAction'
    | 'landingUrl'
    | 'media'
    | 'startedAt'
    | 'endedAt'
    | 'daysRunning'
  >;
  note: string | null;
  tags: string[];
};

const counted = (count: number, one: string) => `${count.toLocaleString('fr-FR')}\u00a0${one}${count < 2 ? '' : 's'}`;

/** What the document says besides what people wrote. */
export const boardDocumentTexts = {
  asOf: (day: string) => `Au ${dayText(day)}`,
  facts: ({ columns, asOf }: BoardDocument): string =>
    [
      counted(
        columns.reduce((sum, { cards }) => sum + cards.length, 0),
        'annonce',
      ),
      `au ${dayText(asOf)}`,
    ].join(' · '),
  column: (name: string, count: number): string => `${name} (${count.toLocaleString('fr-FR')})`,
  empty: 'Aucune annonce dans cette colonne.',
  run: ({ daysRunning, platforms, startedAt, endedAt }: DocumentCard['ad']): string =>
    [
      counted(daysRunning, 'jour'),
      platforms.map((platform) => adPlatforms[platform]).join(', '),
      endedAt ? `du ${dayText(startedAt)} au ${dayText(endedAt)}` : `depuis le ${dayText(startedAt)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  action: (callToAction: string): string => `Bouton\u00a0: ${callToActionLabel(callToAction)}`,
  tags: (tags: readonly string[]): string => `Étiquettes\u00a0: ${tags.join(', ')}`,
  note: 'Note',
  picture: (advertiser: string): string => `Visuel de l’annonce de ${advertiser}`,
};
