import * as personas from '../../../shared/personas/persona.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makePersonaOnce } from './make-persona.ts';

export const handler = defineHandler(personas.createPersona, makePersonaOnce);
