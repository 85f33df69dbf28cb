import { formatDate } from '../../../domain/words/format.ts';
import { distanceBetween } from '../../../domain/words/rules.ts';
import { recordTexts } from './texts.ts';

interface Period {
  ingressDate: string;
  egressDate: string | null;
}

const dayAfter = (iso: string): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** '03/02/2014 – 20/11/2019', or '– hoje' while the record is running. */
export const periodText = ({ ingressDate, egressDate }: Period): string =>
  `${formatDate(ingressDate)} – ${egressDate === null ? recordTexts.openEnd : formatDate(egressDate)}`;

/** Calendar length of a record up to `asOf`, both ends counted. */
export const durationText = ({ ingressDate, egressDate }: Period, asOf: string): string => {
  const end = egressDate ?? asOf;
  return end < ingressDate ? '—' : distanceBetween(ingressDate, dayAfter(end));
};
