/** Whether contributions are still needed, or only the age is missing. */

import type { Hypothesis } from '../api/hypotheses.ts';
import type { StepEffect } from '../api/next-steps.ts';
import { isRunning } from '../api/running.ts';
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import { articleOf } from '../law/engine/judge.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { minimumWage } from '../law/tables/index.ts';
import { type Day, dayOf, isoOf, monthOf } from '../units/day.ts';
import { roundedReais } from '../units/money.ts';
import { formatMonthOfYear } from '../units/month.ts';
import { toBeRaisedText } from '../words/below-minimum.ts';
import { differenceMoney } from '../words/far-ahead.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';
import { contributedEnoughOn, contributedUntil, lacksOnlyPoints, wholeYearEnds } from './contributed.ts';
import { isServant, withoutPayingText } from './insured.ts';
import { stoppedNowText } from './stopping.ts';

/** The article that asks for the age. */
const articleOfAge = ({ plan: { first, held } }: AdvisedOn): string | null => {
  const judgement = held.find((right) => right.judgement.rule.id === first?.ruleId)?.judgement;
  const place = judgement?.demands.findIndex(({ key }) => key === 'age') ?? -1;
  return judgement === undefined ? null : articleOf(judgement, place);
};

const wageOf = ({ day, overlay }: AdvisedOn): number => minimumWage(monthOf(dayOf(day)), overlay) ?? 0;
const wage = (on: AdvisedOn): string => formatMoney(wageOf(on));

/** 'Bastam 28 contribuições, até a de 02/2029' */
const enoughText = (on: AdvisedOn, until: string): string => {
  const [from, last] = [monthOf(dayOf(on.day)), monthOf(dayOf(until))];
  const count = last - from + 1;
  const those =
    count === 1
      ? `Basta a contribuição de ${formatMonthOfYear(last)}`
      : `Bastam ${count} contribuições, até a de ${formatMonthOfYear(last)}`;
  return ` ${those}: daí em diante só falta a idade, e para este direito não se paga mais.`;
};

const endOf = (hypothesis: Hypothesis | null): string | null =>
  hypothesis?.kind === 'contributes' ? hypothesis.until : null;

/** By the cheapest way, with what it closes. @see Lei 8.212/1991, art. 21, §§ 2 and 3 */
const reducedText = (on: AdvisedOn, firstDay: Day, hypothesis: Hypothesis | null): string => {
  const until = endOf(hypothesis);
  const amount = formatMoney(roundedReais(wageOf(on) * 0.11));
  if (firstDay <= on.plan.person.calculationDate)
    return ` Pelo plano de 11% do salário mínimo basta a contribuição de ${formatMonthOfYear(monthOf(firstDay))}, ${amount}, paga antes do pedido; esse plano não serve às regras por tempo de contribuição.`;
  return ` Pelo plano de 11% do salário mínimo, ${amount} por mês sem falhar nenhum, o primeiro direito vem em ${formatDate(isoOf(firstDay))}; esse plano não serve às regras por tempo de contribuição.${until === null ? '' : enoughText(on, until)}`;
};

const byHimself = (facultativo: boolean, rate: 11 | 20): Hypothesis => ({
  kind: 'contributes',
  category: facultativo ? 'facultativo' : 'individual',
  rate,
  from: null,
  until: null,
  paidOn: 'minimum',
  value: null,
});

/** A servant cannot insure himself as he likes. @see CF, art. 201, § 5 */
const NOT_BY_CHOICE =
  ' Só conta a contribuição de quem exerce atividade remunerada sujeita ao INSS: quem tem regime próprio não pode contribuir como facultativo (CF, art. 201, § 5º).';
const NOT_IF_CERTIFIED =
  ' O tempo do INSS que for certificado ao regime próprio deixa de contar para isto (Lei 8.213/1991, art. 96, III).';

/** Age alone is missing, and the work still has to go on: of whoever lives by the land until the age. @see Lei 8.213/1991, art. 48, § 2 */
const lostByStopping = ({ soonerByDays }: StepEffect, right: Plan['first']): string | null => {
  if (right === null) return ' Mas o trabalho tem de seguir até lá: parando agora, nenhum direito se completa.';
  if (soonerByDays === null || soonerByDays >= 0) return null;
  return ` Mas o trabalho tem de seguir até lá: parando agora, o primeiro direito passa a vir em ${formatDate(isoOf(right.day))}.`;
};

/** 'Pagar 20% do mínimo até a contribuição de 10/2027' */
const payingText = (until: string | null, day: string): string => {
  if (until === null) return 'Pagar 20% do mínimo até lá';
  const [first, last] = [monthOf(dayOf(day)), monthOf(dayOf(until))];
  return first === last
    ? `Pagar só a contribuição de ${formatMonthOfYear(last)}, 20% do mínimo,`
    : `Pagar 20% do mínimo até a contribuição de ${formatMonthOfYear(last)}`;
};

const changeOf = (
  { gain, farAhead }: StepEffect,
  { contributes, servant, paying }: { contributes: boolean; servant: boolean; paying: string },
): string => {
  if (gain === null) return '';
  if (gain === 0) return ` ${contributes ? 'Continuar' : 'Pagar'} não aumentaria o valor dele.`;
  const change = `${gain > 0 ? 'aumenta' : 'diminui'} o valor em ${differenceMoney(gain, farAhead === true)} por mês.`;
  return contributes ? ` Parar agora ${change}` : ` ${paying} ${change}${servant ? NOT_BY_CHOICE : ''}`;
};

const said = { documents: [], deadline: null, subject: null, evenWithoutEffect: true } as const;

/** Of the RGPS: a servant contributes as long as he serves. */
export const contributeSteps = (on: AdvisedOn): Candidate[] => {
  const { plan, regimeType, calculation, day } = on;
  const { first, person } = plan;
  const records = calculation.workRecords.filter(isInBrazil);
  if (regimeType === 'RPPS' || records.length === 0) return [];
  if (first !== null && first.day <= person.calculationDate) return [];
  const running = records.filter((record) => isRunning(record, dayOf(day)));
  const contributes = running.some((record) => record.regimeType === regimeType);
  const stop: Hypothesis = { kind: 'stops', on: day };
  const hypothesis = contributes ? stop : byHimself(running.length === 0, first === null ? 11 : 20);
  const otherwise = { by: 'hypothesis', hypothesis } as const;
  if (first === null) {
    if (contributes) return [];
    return [
      {
        ...said,
        id: 'contribute',
        kind: 'contribute',
        title: isServant(running) ? 'Contribuir ao INSS, só por trabalho próprio além do cargo' : 'Voltar a contribuir',
        text: `Sem novas contribuições nenhum direito se completa. Ao menos sobre o salário mínimo (${wage(on)}).${isServant(running) ? `${NOT_BY_CHOICE}${NOT_IF_CERTIFIED}` : ''}`,
        article: 'Lei 8.212/1991, art. 21, § 2º',
        otherwise,
        onlyAsLongAsNeeded: true,
        saying: (_, right, hypothesis) => (right === null ? '' : reducedText(on, right.day, hypothesis)),
      },
    ];
  }
  const until = contributedUntil(plan);
  if (until === null) {
    return [
      {
        ...said,
        id: 'noNeed',
        kind: 'noNeed',
        title: 'Para o primeiro direito só falta a idade',
        text: `Não é preciso pagar mais nada ao INSS para este direito.${withoutPayingText(on, running)}`,
        article: articleOfAge(on),
        otherwise,
        ...(contributes ? {} : { earlierEnds: wholeYearEnds(plan) }),
        saying: (effect, right, hypothesis) =>
          (contributes ? lostByStopping(effect, right) : null) ??
          changeOf(effect, { contributes, servant: isServant(running), paying: payingText(endOf(hypothesis), day) }),
      },
    ];
  }
  const onlyAge = contributedEnoughOn(plan) === null ? '' : ' Daí em diante só falta a idade.';
  return [
    {
      ...said,
      id: 'contribute',
      kind: 'contribute',
      title: `Continuar contribuindo até ${formatDate(isoOf(until))}`,
      text: `${lacksOnlyPoints(plan) ? 'Até lá faltam pontos para o primeiro direito: crescem com a idade e com cada mês pago.' : 'Até lá ainda falta tempo para o primeiro direito.'}${onlyAge} Cada mês conta a partir do salário mínimo (${wage(on)}).${toBeRaisedText(plan.pay.belowMinimum)}`,
      article: 'CF, art. 195, § 14',
      otherwise,
      enoughOn: contributes ? contributedEnoughOn(plan) : null,
      saying: (_, right) => (contributes ? stoppedNowText(plan, right) : ''),
    },
  ];
};
