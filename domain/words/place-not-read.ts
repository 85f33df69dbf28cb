/** Of a place whose rules since its reform nobody read, or not all: that a day is none is not known there. */
import type { PlaceNotRead } from '../api/rules.ts';
import { formatDate } from './format.ts';

/** Where no right is known that anybody asks for. */
export const notKnownWhen = ({ name, since }: PlaceNotRead, who?: string): string =>
  `${name}: as regras de aposentadoria desde ${formatDate(since)} não foram lidas, e não se sabe aqui quando ${who === undefined ? 'se pode pedi-la' : `${who} pode pedir a sua`}.`;

/** Beside a right that is known; empty where all was read. */
export const mayComeBefore = (place: PlaceNotRead | undefined): string =>
  place === undefined
    ? ''
    : ` As demais regras de ${place.name} não foram lidas: pode haver direito antes, ou de maior valor.`;
