import type { NextStep, StepEffect } from '../../../domain/api/next-steps.ts';
import { formatCount, formatMoney } from '../../../domain/words/format.ts';
import { nextStepTexts as texts } from './texts.ts';

const days = (count: number): string => `${formatCount(count)} ${count === 1 ? 'dia' : 'dias'}`;
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'} ${formatMoney(Math.abs(amount))}`;

const shift = ({ soonerByDays }: StepEffect): readonly string[] => {
  if (soonerByDays === null || soonerByDays === 0) return [];
  return [soonerByDays > 0 ? texts.sooner(days(soonerByDays)) : texts.later(days(-soonerByDays))];
};
const monthly = ({ gain }: StepEffect): readonly string[] => {
  if (gain === null || gain === 0) return [];
  return [gain > 0 ? texts.more(formatMoney(gain)) : texts.less(formatMoney(-gain))];
};
const sum = ({ balance }: StepEffect): readonly string[] =>
  balance === null || balance === 0 ? [] : [texts.inLife(signed(balance))];

/** '150 dias antes · R$ 4,75 a mais por mês · + R$ 10.261,25 até a expectativa de vida'; null where there is none to say. */
export const effectText = ({ effect }: Pick<NextStep, 'effect'>): string | null => {
  if (effect === null) return null;
  const parts = [...shift(effect), ...monthly(effect), ...sum(effect)];
  return parts.length === 0 ? null : parts.join(' · ');
};

/** Computed, and nothing comes of it. */
export const isWithoutEffect = (step: Pick<NextStep, 'effect'>): boolean =>
  step.effect !== null && effectText(step) === null;

export const priceText = ({ price }: Pick<NextStep, 'price'>): string | null => {
  if (price === null) return null;
  if (price.amount === null) return texts.unknownPrice;
  return `${texts.price(formatMoney(price.amount))}${price.interestMissing ? texts.withoutInterest : ''}`;
};
