import { describe, expect, it } from 'vitest';
import type { Rule, RulesAnswer } from '../api/rules.ts';
import { sampleRule } from '../api/sample.ts';
import { evaluate } from '../law/engine/evaluate.ts';
import { someone, worked } from '../law/testing/people.ts';
import { answerOf } from './answer.ts';
import { best, byDay, byValue, soonest, worthWaiting } from './ranked-rights.ts';

const rule = (id: string, value: number | null, when: string, more: Partial<Rule> = {}): Rule => ({
  ...sampleRule,
  id,
  estimatedBenefit: value,
  benefitMissing: value === null ? 'Não há remunerações informadas.' : null,
  whenToRetire: when,
  ruleLaw: `Lei ${id}`,
  parity: false,
  ...more,
});

const nothing: RulesAnswer = {
  applicableRules: [],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: null,
  missingData: [],
  warnings: [],
};
const said = (answer: Partial<RulesAnswer>, name: string | null = 'Helena Duarte Nogueira') =>
  answerOf({ ...nothing, ...answer }, 'RPPS', name);

describe('the answer above the cards', () => {
  it('names how many rules are open, and of them the highest value with its law, day and parity', () => {
    const applicableRules = [rule('a', 12_033.98, '2017-05-14'), rule('b', 14_380, '2018-05-14', { parity: true })];
    expect(said({ applicableRules })).toBe(
      'Helena já pode se aposentar por 2 regras. Maior valor: R$ 14.380,00 (Lei b), desde 14/05/2018, com paridade.',
    );
  });

  it('counts a right of a person with a disability as one that hangs on the assessment', () => {
    const sure = rule('a', 4000, '2025-05-14');
    const assessed = rule('b', 5000, '2019-05-14', { kind: 'disability' });
    expect(said({ applicableRules: [sure, assessed] })).toMatch(
      /^Helena já pode se aposentar por 2 regras, 1 delas só se a avaliação biopsicossocial confirmar a deficiência\. /,
    );
    expect(said({ applicableRules: [assessed] })).toMatch(
      /por 1 regra, se a avaliação biopsicossocial confirmar a deficiência\. /,
    );
    expect(said({ futureRules: [{ ...assessed, whenToRetire: '2027-01-02' }] })).toMatch(
      /Mais cedo, se a avaliação biopsicossocial confirmar a deficiência: 02\/01\/2027/,
    );
    expect(said({ applicableRules: [sure] })).not.toContain('avaliação');
  });

  it('says what of the value is the special benefit of the União, and what is not in it', () => {
    const changes = { specialBenefit: 7611.49 };
    const inside =
      'Inclui R$ 7.611,49 de benefício especial da União; a Funpresp, conforme o extrato, não está no valor.';
    const held = said({ applicableRules: [rule('a', 16_087.04, '2017-05-14', changes)] });
    const coming = said({
      futureRules: [rule('a', 16_087.04, '2030-03-08', changes), rule('b', 1, '2031-03-08', changes)],
    });
    expect(held.split(inside)).toHaveLength(2);
    expect(coming.split(inside)).toHaveLength(2);
  });

  it('prefers, of the same value, parity and then the earlier day', () => {
    const applicableRules = [
      rule('a', 100, '2017-05-14'),
      rule('b', 100, '2018-05-14', { parity: true }),
      rule('c', 100, '2017-05-14', { parity: true }),
    ];
    expect(said({ applicableRules })).toContain('(Lei c)');
  });

  it('prefers, all else equal, a rule whose text was read, though another was complete earlier', () => {
    const applicableRules = [
      rule('a', 100, '2017-05-14', { confirmed: false }),
      rule('b', 100, '2018-05-14'),
      rule('c', 100, '2017-06-14', { confirmed: false }),
    ];
    expect(said({ applicableRules })).toContain('(Lei b)');
    const sameDay = [rule('a', null, '2028-05-14', { confirmed: false }), rule('b', null, '2028-05-14')];
    expect(said({ futureRules: sameDay })).toContain('(Lei b)');
  });

  it('does not take a reading open in the courts for the best where the rule itself brings as much', () => {
    const applicableRules = [rule('a-sem', 100, '2016-01-01', { variantOf: 'a' }), rule('a', 100, '2017-01-01')];
    expect(said({ applicableRules })).toContain('(Lei a)');
  });

  it('counts the rules alone, and names apart the reading open in the courts that pays more', () => {
    const reading = rule('a-sem', 900, '2016-01-01', { variantOf: 'a' });
    expect(said({ applicableRules: [reading, rule('a', 100, '2017-01-01')] })).toBe(
      'Helena já pode se aposentar por 1 regra. Valor: R$ 100,00 (Lei a), desde 01/01/2017. Por uma leitura em discussão nos tribunais, R$ 900,00, R$ 800,00 a mais por mês pedindo hoje (Lei a-sem; completa em 01/01/2016): depende de ação judicial.',
    );
  });

  it('says apart that only such a reading gives the right already', () => {
    const reading = rule('a-sem', 900, '2016-01-01', { variantOf: 'a' });
    expect(said({ applicableRules: [reading], futureRules: [rule('a', 100, '2028-01-14')] })).toBe(
      'Helena ainda não pode se aposentar. Mais cedo: 14/01/2028, daqui a 1 ano, 1 mês e 25 dias (Lei a), R$ 100,00. Por uma leitura em discussão nos tribunais, já pode desde 01/01/2016 (Lei a-sem), R$ 900,00 por mês: depende de ação judicial.',
    );
  });

  it('names what a reading open in the courts gives with the first right to come, and what one gives before it', () => {
    const logs = [14_048.79, 15_804.89].flatMap((value) =>
      sampleRule.benefitLogs.slice(0, 1).map((log) => ({ ...log, value })),
    );
    const first = rule('a', 14_048.79, '2027-02-18', { benefitLogs: logs });
    const later = rule('b', 18_299.4, '2027-11-10', { parity: true });
    expect(said({ futureRules: [first, later] })).toContain(
      'em 10/11/2027, com paridade. Por uma leitura em discussão nos tribunais, R$ 15.804,89 no primeiro dia, R$ 1.756,10 a mais por mês (Lei a): depende de ação judicial.',
    );
    const reading = { variantOf: 'a', readingOfText: true, confirmed: false } as const;
    expect(said({ futureRules: [first, rule('c', 12_000, '2027-01-28', reading)] })).not.toContain('R$ 12.000,00');
    expect(said({ futureRules: [first, rule('c', 17_290.4, '2027-01-28', reading)] })).toContain(
      'R$ 14.048,79. Por outra leitura, por conferir no texto da lei, em 28/01/2027, 21 dias antes, R$ 17.290,40 por mês (Lei c): confira a lei antes de contar com ela.',
    );
    const after = rule('c', 17_290.4, '2027-05-28', reading);
    expect(said({ futureRules: [rule('a', 14_048.79, '2027-02-18'), after] })).not.toContain('leitura');
  });

  it('tells the day of who has no record with what it supposes, and asks for the records', () => {
    const nobody = someone({ gender: 'Mulher', birthDate: '1990-03-10', on: '2026-11-23' });
    expect(answerOf(evaluate(nobody), 'RGPS', 'Zacarias Vazio')).toMatch(
      /^Zacarias ainda não tem registros de tempo neste cálculo\. Só para quem começasse a contribuir em 23\/11\/2026, sem interrupção, o primeiro direito viria em 10\/03\/2052, daqui a 25 anos, 3 meses e 16 dias \(CF, art\. 201[^)]*\)\.$/,
    );
  });

  it('does not send to the courts for a reading of a text that nobody has read', () => {
    const reading = rule('a-noticiado', 900, '2016-01-01', { variantOf: 'a', readingOfText: true });
    expect(said({ applicableRules: [reading], futureRules: [rule('a', 100, '2028-01-14')] })).toContain(
      'Por outra leitura, por conferir no texto da lei, já pode desde 01/01/2016 (Lei a-noticiado), R$ 900,00 por mês: confira a lei antes de contar com ela.',
    );
  });

  it('says that a later right is worth more', () => {
    const applicableRules = [rule('a', 100, '2017-05-14')];
    const futureRules = [rule('b', 120, '2028-05-14'), rule('c', 90, '2027-05-14')];
    expect(said({ applicableRules, futureRules })).toBe(
      'Helena já pode se aposentar por 1 regra. Valor: R$ 100,00 (Lei a), desde 14/05/2017. Mais tarde, valor maior: R$ 120,00 (Lei b), em 14/05/2028.',
    );
  });

  it('names nothing that is complete only after the last day of work, and rounds what lies far ahead', () => {
    const applicableRules = [rule('a', 100, '2017-05-14')];
    const beyond = rule('b', 4978.06, '2060-03-15', { withinReach: false });
    expect(said({ applicableRules, futureRules: [beyond] })).not.toContain('2060');
    expect(said({ futureRules: [rule('c', 5024.98, '2039-05-14')] })).toContain(
      'cerca de R$ 5.000,00. Até lá a lei e o salário terão mudado',
    );
  });

  it('does not advise waiting for the compulsory age', () => {
    const applicableRules = [rule('a', 100, '2017-05-14')];
    const futureRules = [rule('b', 120, '2041-05-14', { kind: 'compulsory' })];
    expect(said({ applicableRules, futureRules })).not.toContain('Mais tarde');
  });

  it('calls what comes by age no right to retire by, nor a day that anybody chose', () => {
    const compulsory = rule('c', 1621, '2025-02-10', { kind: 'compulsory' });
    expect(said({ applicableRules: [compulsory] })).toBe(
      'Helena completou a idade da aposentadoria compulsória em 10/02/2025: R$ 1.621,00 (Lei c). Vem pela idade e não se pede: o cargo termina.',
    );
    const toCome = { ...compulsory, whenToRetire: '2028-02-10' };
    expect(said({ futureRules: [toCome] })).toBe(
      'Helena não tem aposentadoria a pedir no RPPS até a compulsória, que vem em 10/02/2028, daqui a 1 ano, 2 meses e 21 dias (Lei c), R$ 1.621,00. Vem pela idade e não se pede: o cargo termina.',
    );
    expect(
      said({
        applicableRules: [{ ...compulsory, estimatedBenefit: null, benefitMissing: 'Não há remunerações informadas.' }],
      }),
    ).toBe(
      'Helena completou a idade da aposentadoria compulsória em 10/02/2025 (Lei c). Valor não estimado: não há remunerações informadas. Vem pela idade e não se pede: o cargo termina.',
    );
  });

  it('does not count it among the rules to retire by, and tells its day beside them', () => {
    const compulsory = rule('c', 90, '2025-02-10', { kind: 'compulsory' });
    expect(said({ applicableRules: [rule('a', 100, '2017-05-14'), compulsory] })).toBe(
      'Helena já pode se aposentar por 1 regra. Valor: R$ 100,00 (Lei a), desde 14/05/2017. A idade da compulsória, com a qual o cargo termina, foi completada em 10/02/2025.',
    );
  });

  it('calls no value the highest beside rules of which nothing is known', () => {
    const unknown = rule('a', null, '2018-05-14');
    expect(said({ applicableRules: [unknown, rule('b', 1621, '2025-08-15')] })).toContain(
      'por 2 regras. O único valor que se pode estimar: R$ 1.621,00 (Lei b)',
    );
    expect(
      said({ applicableRules: [unknown, rule('b', 1621, '2025-08-15'), rule('c', 1800, '2025-09-15')] }),
    ).toContain('por 3 regras. Maior dos valores que se podem estimar: R$ 1.800,00 (Lei c)');
  });

  it('calls no value the highest beside a higher one of an incapacity, which nobody chooses', () => {
    const incapacity = rule('b', 3534.94, '2026-04-10', { kind: 'incapacity' });
    const both = { applicableRules: [rule('a', 3296.02, '2025-12-17'), incapacity] };
    expect(said(both)).toContain('Maior valor, fora o da incapacidade: R$ 3.296,02 (Lei a)');
    const less = { applicableRules: [rule('a', 3600, '2025-12-17'), incapacity] };
    expect(said(less)).toContain('Maior valor: R$ 3.600,00 (Lei a)');
  });

  it('says why there is no value, and that it is no value of zero', () => {
    expect(said({ applicableRules: [rule('a', null, '2017-05-14')] })).toBe(
      'Helena já pode se aposentar por 1 regra, desde 14/05/2017 (Lei a). Valor não estimado: não há remunerações informadas.',
    );
  });

  it('says beside the value that it is not confirmed', () => {
    expect(said({ applicableRules: [rule('a', 100, '2017-05-14', { confirmed: false })] })).toContain(
      'desde 14/05/2017 (regra ainda não conferida no texto da norma: confira antes de usar).',
    );
  });

  it('names the soonest right of whoever has none yet', () => {
    const futureRules = [rule('b', 120, '2029-01-01'), rule('c', 90, '2028-01-14')];
    expect(said({ futureRules })).toBe(
      'Helena ainda não pode se aposentar. Mais cedo: 14/01/2028, daqui a 1 ano, 1 mês e 25 dias (Lei c), R$ 90,00. Mais tarde, valor maior: R$ 120,00 (Lei b), em 01/01/2029.',
    );
  });

  it('names what is missing where nothing could be tested', () => {
    expect(said({ missingData: ['customer.gender'] })).toBe('Ainda sem resposta para o RPPS. Faltam: Sexo.');
  });

  it('names the rule that is nearest where none is ever met', () => {
    const records = [worked('2000-01-01', '2003-12-31')];
    const answer = evaluate(someone({ gender: 'Homem', birthDate: '1970-01-01', on: '2026-11-20', records }));
    expect(answerOf(answer, 'RGPS', null)).toMatch(
      /^O cliente não se aposenta por nenhuma regra do RGPS com os dados informados\. A mais próxima: .+ – Faltam .+\.$/,
    );
  });
});

describe('the order of the cards', () => {
  const rules = [rule('a', null, '2016-01-01'), rule('b', 100, '2018-01-01'), rule('c', 200, '2019-01-01')];
  const ids = (order: typeof byDay) => [...rules].sort(order).map(({ id }) => id);

  it('is by value, without one last, or by day', () => {
    expect(ids(byValue)).toEqual(['c', 'b', 'a']);
    expect(ids(byDay)).toEqual(['a', 'b', 'c']);
  });
});

describe('the rule that stands out, on screen and on paper', () => {
  it('is, of two complete on the same day, the one of higher value', () => {
    const rules = [rule('a', 3000, '2020-01-01'), rule('b', 5000, '2020-01-01')];
    expect(soonest(rules)?.id).toBe('b');
  });

  it('is the rule itself before a reading of it that is open in the courts', () => {
    const rules = [rule('a-variant', 5000, '2019-01-01', { variantOf: 'a' }), rule('a', 5000, '2020-01-01')];
    expect(best(rules)?.id).toBe('a');
  });

  it('is not what nobody chooses', () => {
    const compulsory = rule('c', 200, '2027-02-10', { kind: 'compulsory' });
    const rules = [compulsory, rule('a', 100, '2028-01-01')];
    expect(soonest(rules)?.id).toBe('a');
    expect(best(rules)?.id).toBe('a');
  });

  it('is none where no value was estimated', () => {
    expect(best([rule('a', null, '2020-01-01')])).toBeNull();
  });

  it('is worth waiting for only if it pays more and can be chosen', () => {
    const now = rule('a', 100, '2017-05-14');
    const later = rule('b', 120, '2028-05-14');
    expect(worthWaiting(now, [rule('c', 100, '2027-05-14'), later])).toBe(later);
    expect(worthWaiting(now, [rule('c', 100, '2027-05-14')])).toBeNull();
    // R$ 1,99 a month on R$ 2.144,69 is nothing to wait for
    const little = rule('d', 2146.68, '2028-05-14');
    expect(worthWaiting(rule('a', 2144.69, '2026-12-16'), [little])).toBeNull();
    expect(worthWaiting(rule('a', 2144.69, '2026-12-16'), [rule('e', 2236.64, '2027-06-10')])).not.toBeNull();
    expect(worthWaiting(now, [{ ...later, kind: 'incapacity' }])).toBeNull();
  });
});
