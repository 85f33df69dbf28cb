import { describe, expect, it } from 'vitest';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { outlook } from '../domain/law/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { formatMoney } from '../domain/words/format.ts';
import { effectText } from '../domain/words/next-steps.ts';
import { nextStepsOf } from './next-steps.ts';
import { lawInput } from './question.ts';
import { asked, man, ofKind, ofUniao, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, change, compare, empty, facts, months, newPay, questionOf, typed } from './testing/supposed.ts';

describe('what to do next', () => {
  it('names a proof without which nothing changes as one without effect', () => {
    const steps = asked(typed(facts, change('w1', { isTeaching: true })), man('1955-01-01'));
    expect(only(steps, 'prove').effect).toEqual({ soonerByDays: 0, gain: 0, balance: 0 });
  });

  it('is to prove what counts because it was said: the effect is what is lost without it', () => {
    const special = typed(facts, change('w1', { isSpecialTime: true, specialTimeBase: 25 }));
    const step = only(asked(special), 'prove');
    expect(step).toMatchObject({ id: 'prove:special', article: 'Lei 8.213/1991, arts. 57 e 58', hypothesis: null });
    const [without, withIt] = [asked(facts), asked(special)].map((answer) => only(answer, 'request').title);
    expect(without).not.toBe(withIt);
    expect(step.effect?.soonerByDays).toBeLessThan(0);
    const disabled = typed(facts, change('w2', { isDisabled: true, disabledLevel: 'high' }));
    const proof = ofKind(asked(disabled), 'prove').find(({ id }) => id === 'prove:disability');
    expect(proof?.documents[0]).toContain('biopsicossocial');
  });

  it('is to prove service in the Forces by their certificate: what is lost without it', () => {
    const soldier = typed(
      servantOf(UNIAO, '1997-08-04', {
        companyName: 'Receita Federal',
        salaries: months(at(1997, 8), at(2026, 10), () => 20_000),
      }),
      add('e1', {
        companyName: 'Exército Brasileiro',
        regimeType: 'RPPS',
        isPublicService: true,
        ingressDate: '1988-02-01',
        egressDate: '1997-07-31',
      }),
    );
    const [step] = ofKind(asked(soldier, man('1969-01-27'), 'RPPS'), 'prove');
    expect(step).toMatchObject({ id: 'prove:military', article: 'CF, art. 201, § 9º-A' });
    expect(step?.documents).toEqual(['Certidão de tempo de serviço militar (da Força Armada em que serviu)']);
    expect(step?.effect?.soonerByDays).toBeLessThan(0);
    expect(step?.text).toContain('por provar: o serviço em Exército Brasileiro.');
  });

  it('asks for the assessment with the right of a person with a disability, and ends a company’s name with one full stop', () => {
    const disabled = typed(
      empty,
      add('w9', {
        companyName: 'Banco Inventado S.A.',
        regimeType: 'RGPS',
        ingressDate: '1985-01-02',
        isDisabled: true,
        disabledLevel: 'low',
        salaries: months(at(1994, 7), at(2026, 10), () => 4000),
      }),
    );
    const answer = asked(disabled, man('1964-11-08'));
    const request = only(answer, 'request');
    expect(request.title).toContain('deficiência');
    expect(request.text).toContain('Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).');
    expect(request.documents).toContain('Laudos e exames que mostrem o início e o grau');
    expect(
      ofKind(answer, 'prove')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('S.A..');
  });

  it('is to resolve what the extract leaves open: indicators, months without pay, an end that is missing', () => {
    const noted = typed(facts, change('w2', { salaries: newPay.filter(({ year }) => year < 2026 && year !== 2020) }));
    const withIndicator: OpenCalculation = {
      ...noted,
      workRecords: noted.workRecords.map((record) =>
        record.id === 'w1' ? { ...record, cnisIndicators: [{ code: 'PEXT', months: [] }] } : record,
      ),
    };
    const answer = asked(withIndicator);
    const indicator = only(answer, 'indicator');
    expect(indicator.text).toContain('PEXT: vínculo informado fora do prazo');
    expect(indicator.effect?.soonerByDays === null || (indicator.effect?.soonerByDays ?? 0) < 0).toBe(true);
    const missing = only(answer, 'missingPay');
    expect(missing.title).toBe('Informar 21 remunerações que faltam');
    expect(missing.effect?.gain).toBeGreaterThan(0);
    const end = only(answer, 'openEnd');
    expect(end.text).toContain('a última remuneração é de 12/2025');
    expect(end.effect).not.toBeNull();
  });

  it('is to ask for the abono, with what it is worth, since when, and what is owed of five years', () => {
    const of1986 = servantOf(UNIAO, '1986-01-02', {
      companyName: 'Ministério',
      salaries: months(at(1994, 7), at(2026, 10), () => 12_000),
    });
    const step = only(asked(of1986, man('1960-05-10'), 'RPPS'), 'abono');
    // What is withheld of 12,000.00 by the bands of 2026
    expect(step.text).toContain('por mês, o que se desconta da remuneração de hoje');
    expect(step.text).toContain('Se nada foi pago, os atrasados desde');
    expect(step.text).toContain(formatMoney(step.beside ?? 0));
    expect(effectText(step)).toMatch(/^\+.R\$.[\d.,]+ de atrasados do abono$/);
    expect(ofKind(asked(of1986, man('1960-05-10'), 'RGPS'), 'abono')).toEqual([]);
  });

  it('is not to look for remunerations that change nothing: the last pay is the benefit', () => {
    /** Of a post whose pay rose faster than prices: the average stays below the last remuneration, whatever the months were. */
    const rising = servantOf(UNIAO, '1990-01-02', {
      companyName: 'Ministério',
      salaries: months(at(2005, 1), at(2026, 10), (year) => 9000 - (2026 - year) * 360),
    });
    expect(ofKind(asked(rising, woman('1962-05-10'), 'RPPS'), 'missingPay')).toEqual([]);
  });

  it('names what the courts may bring, with the difference that it makes', () => {
    const step = only(asked(ofUniao, woman('1965-11-20'), 'RPPS'), 'dispute');
    expect(step.text).toContain('Depende de ação judicial');
    expect(step.text).not.toContain('Decida antes de receber');
    expect(step.effect?.gain).toBeGreaterThan(0);
    expect(step.effect?.balance).toBeGreaterThan(0);
  });

  it('is to complete a right before its door closes: the effect is what comes without it', async () => {
    // 35 years of contribution on 2019-05-29, by a rule of before the reform of 13/11/2019
    const career = typed(
      empty,
      add('w1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-06-01',
        salaries: months(at(1994, 7), at(2018, 5), () => 1500),
      }),
    );
    const before = { ...career, fields: { ...career.fields, calculationDate: '2018-06-01' } };
    const [step] = notEmpty(ofKind(asked(before, man('1961-05-10')), 'deadline'));
    expect(step).toMatchObject({ deadline: '2019-11-13', price: null, notComputed: false });
    expect(step?.text).toContain('a regra fecha em 13/11/2019');
    // Without the rules that close
    const row = (await compare(before, man('1961-05-10'))).facts;
    expect(row.first?.ruleId).toBe(step?.subject?.id);
    const answer = outlook(lawInput(questionOf(before, man('1961-05-10')), 'RGPS'));
    const others = answer.rights.filter(
      ({ ruleId, variantOf, withinReach, valueWithPay }) =>
        ruleId !== step?.subject?.id && variantOf === null && withinReach && valueWithPay !== null,
    );
    const [day] = notEmpty(others.map(({ from }) => from)).toSorted();
    const best = others.filter(({ from }) => from === day).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
    const days = (Date.parse(row.first?.date ?? '') - Date.parse(day ?? '')) / 86_400_000;
    expect(step?.effect).toEqual({ soonerByDays: days, gain: best?.gain, balance: best?.balance });
  });

  it('makes at most twelve evaluations, and computes what is beyond when it is asked for', () => {
    const many = typed(
      facts,
      ...Array.from({ length: 20 }, (_, place) =>
        add(`p${place}`, {
          companyName: `Município ${place}`,
          regimeType: 'RPPS',
          ingressDate: `${1970 + place}-01-01`,
          egressDate: `${1970 + place}-06-30`,
        }),
      ),
    );
    const { steps } = asked(many);
    const beyond = steps.filter(({ notComputed }) => notComputed);
    const computed = steps.filter(({ hypothesis, notComputed }) => hypothesis !== null && !notComputed);
    expect(computed.length).toBeLessThanOrEqual(12);
    const [first] = notEmpty(beyond);
    expect(first).toMatchObject({ effect: null, price: null });
    const answer = nextStepsOf(questionOf(many), 'RGPS', first?.id);
    expect(answer.steps.map(({ id, notComputed }) => [id, notComputed])).toEqual([[first?.id, false]]);
    expect(answer.steps[0]?.effect).not.toBeNull();
  });

  it('is nothing where data is missing', () => {
    expect(asked(facts, { customer: emptyCustomer })).toEqual({ regimeType: 'RGPS', steps: [], notes: [] });
  });
});
