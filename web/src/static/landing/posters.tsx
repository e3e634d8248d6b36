import type { ReactNode } from 'react';

export type Poster = {
  advertiser: string;
  days: number;
  platforms: string;
  look: string;
  lines: string[];
  drawing: ReactNode;
};

/** Invented advertisers, said to be so under the picture. */
export const posters: Poster[] = [
  {
    advertiser: 'Fournil Orsel',
    days: 127,
    platforms: 'Facebook, Instagram',
    look: 'bread',
    lines: ['Levé à 4 h.', 'Fini à midi.'],
    drawing: (
      <>
        <circle cx="262" cy="66" r="54" fill="#E2472A" />
        <path d="M0 156c44-22 92-22 136 0s92 22 136 0 92-22 136 0v64H0z" fill="#D98B1F" />
      </>
    ),
  },
  {
    advertiser: 'Véloria',
    days: 64,
    platforms: 'Instagram',
    look: 'bike',
    lines: ['Deux sacoches.', 'Zéro excuse.'],
    drawing: (
      <>
        <g fill="none" strokeLinejoin="round" transform="translate(24 46) scale(0.8)">
          <circle cx="210" cy="138" r="46" stroke="#0C4A43" strokeWidth="11" />
          <circle cx="326" cy="138" r="46" stroke="#0C4A43" strokeWidth="11" />
          <path
            d="M210 138l36-62h56l24 62m-24-62l-38 62h-54m54 0l-28-76m-14 0h28m44-2h18v14"
            stroke="#F6F1E4"
            strokeWidth="8"
          />
        </g>
      </>
    ),
  },
  {
    advertiser: 'Maison Calme',
    days: 203,
    platforms: 'Facebook',
    look: 'night',
    lines: ['Dormez,', 'on veille.'],
    drawing: (
      <>
        <path d="M286 28a56 56 0 1 0 44 88 46 46 0 0 1-44-88z" fill="#F4D68A" />
        <path d="M0 178h340v22H0z" fill="#131E4A" />
        <g fill="#F4F1EA">
          <circle cx="204" cy="30" r="3" />
          <circle cx="226" cy="112" r="2" />
          <circle cx="130" cy="132" r="2" />
          <circle cx="52" cy="150" r="3" />
          <circle cx="318" cy="150" r="2" />
        </g>
      </>
    ),
  },
  {
    advertiser: 'Atelier Garance',
    days: 98,
    platforms: 'Instagram, Messenger',
    look: 'shirt',
    lines: ['La chemise', 'sans le fer.'],
    drawing: (
      <path
        d="M216-40h18v300h-18zM252-40h18v300h-18zM288-40h18v300h-18zM324-40h18v300h-18zM360-40h18v300h-18z"
        fill="#F08FA8"
        transform="rotate(14 260 100)"
      />
    ),
  },
];
