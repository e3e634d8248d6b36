import type { Register } from './analysis.ts';
import type { Field } from './read-copy.ts';

const vous =
  /(?<!rendez-)\b(?:vous|votre|vos|votres)\b|\b(?!chez\b|nez\b|rez\b|assez\b|raz\b|rendez-vous\b|suez\b)[a-z]{2,20}ez\b/;
const tu =
  /\b(?:tu|toi|tes|tienne?s?)\b|\bt'(?=[aeiouyh])|(?<!\b(?:le|du|un|au|ce|sur) )\bton\b(?! sur\b| de voix)|\bta\b|(?<![a-z'-])te\b/;
/** Opens a sentence, and can only be said to someone to whom one says « tu ». */
const tuOpens =
  /^(?:profite|teste|essaie|essaye|apprends|decouvre|rejoins|telecharge|choisis|obtiens|saisis|deviens|gagne|economise|arrete|oublie|imagine|dis|fais|prends|viens|ne (?:rate|tarde|manque|laisse)) |^(?:commence|recois|remplace|transforme|parle|clique|reserve|commande|achete|lance|booste|postule|ose)(?: (?!de |d'|en ligne)|-)/;

export const saysVous = (folded: string): boolean => vous.test(folded);
export const saysTu = (folded: string): boolean => tu.test(folded);
export const opensWithTu = (sentence: string): boolean => tuOpens.test(sentence);

/** Speaks to whoever reads: a folded sentence. */
export const speaksToReader = (sentence: string): boolean =>
  saysVous(sentence) || saysTu(sentence) || opensWithTu(sentence);

/** How the ad speaks, in all its fields; what it quotes is how others speak. */
export function registerOf(fields: readonly Field[]): Register {
  let [isVous, isTu] = [false, false];
  for (const { plain, sentences } of fields) {
    const text = withoutQuotes(plain);
    isVous ||= saysVous(text);
    isTu ||= saysTu(text) || sentences.some(({ start, end }) => opensWithTu(text.slice(start, end)));
  }
  if (isVous && isTu) return 'mixed';
  return isVous ? 'vous' : isTu ? 'tu' : 'none';
}

const blank = (text: string): string => ' '.repeat(text.length);
const withoutQuotes = (text: string): string => (/[«"]/.test(text) ? text.replace(/«[^«»]*»|"[^"\n]*"/g, blank) : text);
