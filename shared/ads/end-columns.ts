import { foldLabel } from '../kernel/fold.ts';

const longestName = 200;

/** Dates of the file, of the reading or of the person who keeps it: not of the ad. */
const otherDates =
  /\b(export\w*|import\w*|extract\w*|scrap\w*|crawl\w*|fetch\w*|collect\w*|recuper\w*|report\w*|rapport|updated?|modif\w*|maj|mise a jour|check\w*|verif\w*|creat\w*|cree\w*|ajout\w*|added|saved|enregistr\w*|naissance|birth\w*)\b/;

/** Whether a column of dates that nothing is read from may say until when ads ran: left out, all of them would count as active. */
export const mayNameEnd = (header: string): boolean =>
  header.trim() !== '' && !otherDates.test(foldLabel(header.slice(0, longestName)));
