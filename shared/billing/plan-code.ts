import * as z from 'zod';
import { planCodeText } from '../kernel/plans.ts';

/** The plan that someone asks for: whether there is one, the table says. */
export const askedPlan = z.string().max(planCodeText.most);

export const noSuchPlan = 'Cette offre n’existe pas';
