import { analyzeAd } from '../../../shared/ai/ad.contract.ts';
import { call } from '../../platform/testing/call.ts';

/** An analysis of the words of an ad, as the page asks for it. */
export const analysisOf = async (token: string, body: object = {}) =>
  call(analyzeAd, {
    token,
    body: { ad: { body: 'Marre des tableurs\u00a0? Essayez Planif 14 jours.' }, own: true, ...body } as never,
  });

export const newGeneration = async (token: string, body: object = {}) =>
  (await analysisOf(token, body)).data.generation;
