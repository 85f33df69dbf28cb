import type { Rule } from '../api/rules.ts';
import { headlineMoney } from './far-ahead.ts';

/** A reading that is not the one adopted: what it hangs on, and what to do about it. */
interface OtherReading {
  readonly confirmed: boolean;
  readonly readingOfText?: true | undefined;
}

/** 'Por uma leitura em discussão nos tribunais' */
export const byOtherReading = ({ readingOfText }: Pick<OtherReading, 'readingOfText'>): string =>
  readingOfText === undefined
    ? 'Por uma leitura em discussão nos tribunais'
    : 'Por outra leitura, por conferir no texto da lei';

/** 'depende de ação judicial': nobody sues by a rule that has to be read first without knowing it. */
export const hangsOn = ({ confirmed, readingOfText }: OtherReading): string => {
  if (readingOfText !== undefined) return 'confira a lei antes de contar com ela';
  return confirmed
    ? 'depende de ação judicial'
    : 'depende de ação judicial, e a regra não foi conferida no texto da norma: confira antes de usar';
};

/** Whether the value of a rule, or the rule itself, is open in the courts. */
export const isOpen = ({ benefitLogs, variantOf }: Pick<Rule, 'benefitLogs' | 'variantOf'>): boolean =>
  benefitLogs.length > 1 || variantOf !== null;

/** 'Outra leitura: R$ 13.643,27' of a value that is open in the courts; null where nothing else is asked for. */
export const otherValues = (rule: Rule): string | null => {
  const [, ...others] = rule.benefitLogs;
  const day = rule.whenToRetire ?? rule.calculationDate;
  const values = new Set(others.flatMap(({ value }) => (value === null ? [] : [headlineMoney(value, day, rule)])));
  return values.size === 0 ? null : `Outra leitura, em discussão: ${[...values].join(' ou ')}`;
};
