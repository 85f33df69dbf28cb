/** Time of another regime that was moved to this one with days of the post itself. */
import { formatDate } from '../../../words/format.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { isCertifiedByInss } from '../worth/remunerations.ts';

/** @see Lei 8.213/1991, art. 96, II */
export const besidePostWarnings = ({ regimeType, workRecords, calculationDate }: LawInput): string[] => {
  if (regimeType !== 'RPPS') return [];
  const lastOf = ({ egressDate }: WorkRecord): string => egressDate ?? calculationDate;
  const posts = workRecords.filter((record) => record.regimeType === 'RPPS' && record.isPublicService);
  return workRecords.filter(isCertifiedByInss).flatMap((record) => {
    const { ingressDate } = record;
    const until = lastOf(record);
    const beside = posts.filter((post) => post.ingressDate <= until && ingressDate <= lastOf(post));
    if (beside.length === 0) return [];
    const days = beside.map((post) => ({
      from: post.ingressDate < ingressDate ? ingressDate : post.ingressDate,
      to: lastOf(post) < until ? lastOf(post) : until,
    }));
    const from = days.map((one) => one.from).sort()[0] ?? ingressDate;
    const to =
      days
        .map((one) => one.to)
        .sort()
        .at(-1) ?? until;
    return `O tempo averbado de ${formatDate(ingressDate)} a ${formatDate(until)} corre ao lado do cargo entre ${formatDate(from)} e ${formatDate(to)}: os dias concomitantes não podem ser certificados (Lei 8.213/1991, art. 96, II). Divida o registro e deixe-os no regime em que foram trabalhados.`;
  });
};
