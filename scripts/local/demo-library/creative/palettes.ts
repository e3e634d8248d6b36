/** The colours of an advertiser: a plain ground, a pale one, what is written on each, and what stands out. */
export type Palette = {
  ground: string;
  onGround: string;
  pale: string;
  onPale: string;
  accent: string;
  onAccent: string;
};

const palette = (
  ground: string,
  onGround: string,
  pale: string,
  onPale: string,
  accent: string,
  onAccent: string,
): Palette => ({
  ground,
  onGround,
  pale,
  onPale,
  accent,
  onAccent,
});

export const palettes: readonly Palette[] = [
  palette('#1f4d3f', '#f6f1e4', '#e3ecd9', '#173a30', '#f2b84b', '#2b1d00'),
  palette('#b8432f', '#fff3e6', '#fbe3d3', '#6d1f12', '#ffd58a', '#4a2400'),
  palette('#26357f', '#eef1ff', '#dbe2ff', '#1a2560', '#ff8d6b', '#3d0f00'),
  palette('#5b2550', '#fdeef8', '#f4dcec', '#471a3e', '#f5c14e', '#332100'),
  palette('#0c5f6b', '#e9fbfb', '#d3eff0', '#0a424b', '#ff9d5c', '#3f1700'),
  palette('#6b4a12', '#fff6df', '#f6e6bd', '#4a3208', '#2f7d5b', '#ffffff'),
  palette('#111827', '#f9fafb', '#e5e7eb', '#111827', '#c6f24e', '#1c2600'),
  palette('#7a1f3d', '#ffeef2', '#fbdce4', '#5c142c', '#8fd3c1', '#06382d'),
  palette('#2d6a2e', '#f3fae9', '#def0cf', '#1e4a1f', '#ffcf3f', '#3a2b00'),
  palette('#3b2f86', '#f2efff', '#e2ddff', '#2a2166', '#5fe0c0', '#003a2e'),
  palette('#a33b12', '#fff4ea', '#ffe1cb', '#7a2a0a', '#1d3f72', '#ffffff'),
  palette('#14532d', '#ecfdf3', '#d1f5de', '#0f3d21', '#fb7185', '#3f0711'),
  palette('#f4c430', '#2b2200', '#fff5cc', '#3d3000', '#1f3a93', '#ffffff'),
  palette('#f7d9c4', '#54250f', '#fff3ea', '#54250f', '#c2410c', '#ffffff'),
  palette('#cfe8ef', '#0e3a4a', '#f0fafc', '#0e3a4a', '#d9482b', '#ffffff'),
  palette('#e9d7f5', '#41205a', '#faf4ff', '#41205a', '#6d28d9', '#ffffff'),
  palette('#d8ead0', '#20431d', '#f4fbf0', '#20431d', '#b45309', '#ffffff'),
  palette('#fbd0d9', '#661328', '#fff2f5', '#661328', '#be123c', '#ffffff'),
  palette('#e8e0d2', '#3a2f1d', '#faf7f0', '#3a2f1d', '#92400e', '#ffffff'),
  palette('#0b3d91', '#eef5ff', '#d8e7ff', '#082c69', '#ffd23f', '#332800'),
  palette('#c2185b', '#fff0f6', '#fddbe9', '#7d0f3b', '#fff06a', '#3d3800'),
  palette('#37474f', '#f4f8fa', '#dde6ea', '#24313a', '#ff7043', '#3a0f00'),
  palette('#4e342e', '#fbf1ec', '#efdcd3', '#3a2520', '#a5d66b', '#1d2f05'),
  palette('#00695c', '#e6fffb', '#c9f2ec', '#004a41', '#ffb199', '#4a1605'),
  palette('#283618', '#fefae0', '#eef0cf', '#283618', '#dda15e', '#33200a'),
  palette('#9a1b1b', '#fff1ee', '#fcdcd6', '#6e1010', '#f7e08b', '#3d3100'),
  palette('#22223b', '#f2e9e4', '#e8dfe0', '#22223b', '#e07a5f', '#2e0d04'),
  palette('#006d9c', '#ecf9ff', '#d0edfb', '#004a6b', '#ffe066', '#3b3000'),
  palette('#7b5e00', '#fff9e0', '#fbeeb5', '#524000', '#7c2d92', '#ffffff'),
  palette('#463f3a', '#f4f3ee', '#e6e2dc', '#2f2a26', '#e0afa0', '#3a1a10'),
];
