import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The colours of a screen, as PDFKit carries them beside itself. A bundle carries them packed (scripts/slim-bundles.ts). */
export const iccFile = (): Buffer =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc'));
