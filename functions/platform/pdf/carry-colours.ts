import * as pdfkit from 'pdfkit';
import { iccFile } from './icc-file.ts';

/** What the types of PDFKit do not know yet. */
const { registerFile } = pdfkit as unknown as { registerFile: (path: string, data: Uint8Array) => void };

/** Gives PDFKit the colours that it reads from beside itself as a PDF/A ends: a bundle has nothing beside it. */
export function carryColours(): void {
  registerFile(new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href, iccFile());
}
