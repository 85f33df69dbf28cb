/** The estimate of one rule for a described person, with its steps as 'label: value'. */
import { benefitLogsOf, type DescribedCase, inputOf } from '../index.ts';

export const firstLog = (described: DescribedCase, id: string) => {
  const [log] = benefitLogsOf(inputOf(described), id);
  if (log === undefined) throw new Error(`${id} has no estimate`);
  return { ...log.toJSON(), told: log.steps.map(({ label, value }) => `${label}: ${value}`.replace(/\u00a0/g, ' ')) };
};
