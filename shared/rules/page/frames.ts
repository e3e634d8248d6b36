import type { Frame } from './page-read.ts';

/** A form of another site, shown in a frame of this page. */
export const isForm = ({ src, title }: Frame): boolean =>
  /form|typeform|tally|calendly|hubspot|devis|rdv|rendez-vous|inscription/i.test(`${src} ${title}`);
