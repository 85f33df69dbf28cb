import { describe, expect, it } from 'vitest';
import type { NextStep } from '../domain/api/next-steps.ts';
import { bestOn } from '../domain/law/engine/outlook/held.ts';
import { measured } from '../domain/law/engine/outlook/measured.ts';
import { type Plan, planFor } from '../domain/law/engine/outlook/plan.ts';
import { dayOf, isoOf } from '../domain/units/day.ts';
import { formatDate, formatMoney } from '../domain/words/format.ts';
import { effectText } from '../domain/words/next-steps.ts';
import { measuredAlone } from '../domain/words/step-groups.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { supposing } from './scenarios.ts';
import { asked, ofKind } from './testing/asked-steps.ts';
import { questionOf } from './testing/supposed.ts';
import { analyst, ofAnalyst, ofTeacher, teacher } from './testing/two-regimes.ts';

const plansOf = (question: LawQuestion, workRecordId: string): readonly [Plan, Plan] => {
  const certified = { kind: 'certified', workRecordId, regimeType: 'RPPS', cost: null } as const;
  const [facts, done] = [question, supposing(question, [certified])].map((one) => planFor(lawInput(one, 'RPPS')));
  if (facts == null || done == null) throw new Error('no plan');
  return [facts, done];
};

const balanceOf = (plan: Plan, on: string, facts: Plan, other: string): number => {
  const [one, two] = [bestOn(dayOf(on), plan.named), bestOn(dayOf(other), facts.named)];
  if (one === null || two === null || facts.life === null) throw new Error('no right');
  return measured(plan.choiceOf(one), facts.choiceOf(two), facts.life.until, plan.net).balance ?? Number.NaN;
};

const inWords = (amount: number): string => formatMoney(amount).replaceAll('\u00a0', ' ');
const factsOf = (step: NextStep): string => (effectText(step) ?? '').replaceAll('\u00a0', ' ');

describe('a certificate that opens a right at once, and a better one soon after', () => {
  const [step] = ofKind(asked(teacher, ofTeacher, 'RPPS'), 'certify');
  const [facts, done] = plansOf(questionOf(teacher, ofTeacher), 'school');

  it('is told with the better day: whoever asks at once has less for life', () => {
    if (step?.later === undefined || facts.first === null) throw new Error('no later day');
    const { date, balance } = step.later;
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
    expect(date).toBe('2027-06-09');
    const best = bestOn(dayOf(date), done.named);
    expect(best?.value).toBeGreaterThan(done.first?.value ?? 0);
    expect(balance).toBe(balanceOf(done, date, facts, isoOf(facts.first.day)));
    expect(balance).toBeGreaterThan(step.effect?.balance ?? 0);
    const more = formatMoney(balanceOf(done, date, done, isoOf(done.first?.day ?? 0)));
    expect(step.text).toContain(
      `Feito isso, já pode se aposentar. Antes de pedir, compare: em 09/06/2027, por “Transição por pontos – professor, integralidade e paridade (LC 571/2021 de Joinville, art. 47)” (regra não confirmada), ${formatMoney(best?.value ?? 0)} por mês, e ${more} a mais até a expectativa de vida do que pedindo logo.`,
    );
    expect(factsOf(step)).toContain(
      `pedindo em 09/06/2027: ${inWords(step.later.gain)} a mais por mês e + ${inWords(balance)} até a expectativa de vida`,
    );
  });
});

describe('a certificate beside waiting without it', () => {
  it.each([
    [teacher, ofTeacher, 'school'],
    [analyst, ofAnalyst, 'book'],
  ])('says what it brings beyond the wait that pays as much a month', (calculation, who, id) => {
    const step = ofKind(asked(calculation, who, 'RPPS'), 'certify').find(({ subject }) => subject?.id === id);
    const [facts, done] = plansOf(questionOf(calculation, who), id);
    if (step?.waiting === undefined) throw new Error('no wait');
    const on = step.later?.date ?? isoOf(done.first?.day ?? 0);
    const { until, balance } = step.waiting;
    expect(bestOn(dayOf(until), facts.named)?.value).toBeGreaterThanOrEqual(bestOn(dayOf(on), done.named)?.value ?? 0);
    expect(bestOn(dayOf(until) - 1, facts.named)?.value ?? 0).toBeLessThan(bestOn(dayOf(on), done.named)?.value ?? 0);
    expect(balance).toBe(balanceOf(done, on, facts, until));
    const there = step.elsewhere === undefined ? '' : `, e ${formatMoney(-step.elsewhere.balance)} a menos no RGPS`;
    expect(step.text).toContain(`Sem certificar, quem espera até ${formatDate(until)} tem `);
    expect(step.text).toContain(
      `Frente a essa espera, o certificado traz ${formatMoney(Math.abs(balance))} a ${balance < 0 ? 'menos' : 'mais'} até a expectativa de vida${there}.`,
    );
    expect(factsOf(step)).toContain(`frente a esperar até ${formatDate(until)} sem ele: `);
  });
});

it('names no second day of a greatest sum beside the one to compare with: eighteen years more of contributions are not in it', () => {
  const [request] = ofKind(asked(teacher, ofTeacher, 'RPPS'), 'request');
  expect(request?.text).toContain('Antes de pedir, compare');
  expect(request?.text).not.toContain('A maior soma até lá');
});

describe('two certificates that bring the same right', () => {
  const { steps, notes } = asked(analyst, ofAnalyst, 'RPPS');
  const [one, other] = ofKind({ regimeType: 'RPPS', steps, notes }, 'certify');

  it('are told as one of two, by what each takes from the INSS', () => {
    if (one?.elsewhere === undefined || other?.elsewhere === undefined) throw new Error('two certificates');
    expect(one.effect).toEqual(other.effect);
    const less = formatMoney(Math.abs(one.elsewhere.balance - other.elsewhere.balance));
    const isLess = one.elsewhere.balance > other.elsewhere.balance;
    const told = (name: string | undefined, takes: string): string =>
      `Basta um certificado: o de ${name}, sozinho, traz o mesmo primeiro direito e tira ${less} a ${takes} do RGPS.`;
    expect(one.text).toContain(told(other.subject?.name, isLess ? 'mais' : 'menos'));
    expect(other.text).toContain(told(one.subject?.name, isLess ? 'menos' : 'mais'));
    const least = isLess ? one : other;
    expect(notes.join(' ')).toContain(
      `basta um: cada um, sozinho, traz o mesmo primeiro direito; o de ${least.subject?.name} é o que menos tira do RGPS.`,
    );
    expect(measuredAlone(steps)).toContain('basta um');
  });
});
