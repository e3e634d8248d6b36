import { Text } from '@mantine/core';
import { Preview } from '../desk/preview.tsx';
import { AdDrawing } from './drawing/ad-drawing.tsx';
import { BeatTable } from './script/beat-table.tsx';
import { type Beat, SecondsRule } from './script/seconds-rule.tsx';
import classes from './writing.module.css';
import type { WritingTool } from './writing-tools.ts';

const from = { name: 'Filante', domain: 'filante.example' };

const variations = [
  {
    why: 'Point de départ',
    said: 'Marre de boire tiède dès midi\u202f? Place à la gourde Filante. 9\u00a0clients sur 10 la recommandent. Commandez dès maintenant.',
    title: 'Gardez votre eau fraîche 24\u00a0heures',
  },
  {
    why: 'Change\u00a0: l’accroche',
    said: 'Et si vous buviez frais du matin au soir\u202f? La gourde Filante est là pour ça. Commandez dès maintenant.',
    title: 'Livraison offerte dès 40\u00a0€',
  },
];

const beats: readonly (Beat & { shown: string; shot: string; sound: string })[] = [
  {
    ...{ id: 'b1', part: 'hook', from: 0, to: 3.4, said: 'Marre de boire tiède dès midi\u202f?' },
    ...{
      shown: 'Marre de boire tiède\u202f?',
      shot: 'Face caméra, produit dès la première image',
      sound: 'Voix directe',
    },
  },
  {
    ...{ id: 'b2', part: 'solution', from: 3.4, to: 9.6 },
    said: 'Place à la gourde Filante. Vous gardez votre eau fraîche 24\u00a0heures. Inox double paroi.',
    ...{ shown: 'Fraîche 24\u00a0heures', shot: 'Produit en main, gros plan', sound: 'Musique légère' },
  },
  {
    ...{
      id: 'b3',
      part: 'cta',
      from: 9.6,
      to: 15,
      said: 'Commandez la gourde Filante\u00a0: livraison offerte dès 40\u00a0€.',
    },
    ...{ shown: 'Livraison offerte', shot: 'Produit plein cadre', sound: 'Musique plus présente' },
  },
];

const search = {
  headline: ['Gourde isotherme\u00a0: Filante', 'Filante\u00a0: inox double paroi', '190\u00a0grammes à vide'],
  description: ['Pour boire frais du matin au soir, il y a la gourde Filante. Commandez dès maintenant.'],
};

type Props = { tool: WritingTool; isWriting: boolean; onTry: (() => void) | undefined };

/** What is written from a brief, with the words of a product that does not exist. */
export const WrittenPreview = ({ tool, isWriting, onTry }: Props) => (
  <Preview onTry={onTry} example={isWriting ? 'Composition...' : 'Le brief de la gourde Filante, un produit fictif.'}>
    {tool === 'variations' && <Variations />}
    {tool === 'script' && <Script />}
    {tool === 'textes' && <Platforms />}
  </Preview>
);

const Variations = () => (
  <div className={classes.samples}>
    {variations.map(({ why, said, title }) => (
      <div key={why}>
        <Text size="sm" c="dimmed" mb={4}>
          {why}
        </Text>
        <AdDrawing
          placement="meta_feed"
          texts={{ primaryText: [said], headline: [title] }}
          from={from}
          button="SHOP_NOW"
        />
      </div>
    ))}
  </div>
);

const Script = () => (
  <div className={classes.lines}>
    <SecondsRule beats={beats} duration={15} />
    <BeatTable rows={beats.map(({ said, shown, ...beat }) => ({ ...beat, voice: said, onScreen: shown }))} />
  </div>
);

const Platforms = () => (
  <div className={classes.lines}>
    <AdDrawing placement="google_search" texts={search} from={from} button={undefined} />
    {[...search.headline, ...search.description].map((text) => (
      <Text key={text} className={classes.sampleLine}>
        {text}
      </Text>
    ))}
  </div>
);
