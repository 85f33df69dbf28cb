import { datedText } from '../../domain/words/dated.ts';
import type { Block } from '../blocks.ts';
import type { ReportData } from '../data.ts';

/** 'já' and 'hoje' of what follows, where the calculation is of another day. */
export const dated = ({ calculation, printedOn }: Pick<ReportData, 'calculation' | 'printedOn'>): Block[] => {
  const said = datedText(calculation.calculationDateUsed, printedOn);
  return said === null ? [] : [{ kind: 'notice', text: said }];
};
